import { css } from '#panda/css';

export const backdrop = css({
  position: 'fixed',
  inset: '0',
  zIndex: 'modal',
  display: 'flex',
  justifyContent: 'center',
  alignItems: { base: 'flex-end', md: 'center' },
  bg: { base: 'rgb(39 30 20 / 0.42)', _dark: 'rgb(0 0 0 / 0.6)' },
});

export const sheet = css({
  inlineSize: 'full',
  maxInlineSize: { md: '638px' },
  bg: 'bg.panel',
  borderRadius: { base: '{radii.sheet} {radii.sheet} 0 0', md: 'sheet' },
});

export const shape = css({
  display: 'grid',
  gap: '4',
  padding: { base: '4', md: '6' },
  paddingBlockEnd: 'calc(1.5rem + env(safe-area-inset-bottom))',
  minBlockSize: '60',
  alignContent: 'start',
});

export const head = css({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '4' });

export const close = css({
  display: 'grid',
  placeItems: 'center',
  boxSize: '11',
  marginInlineEnd: '-2',
  borderRadius: 'full',
  color: 'fg.muted',
  cursor: 'pointer',
  fontSize: 'lg',
  _hover: { bg: 'bg.muted' },
});
