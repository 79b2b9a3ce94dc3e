import { css } from '#panda/css';

/** The looks of `dialog.recipe.ts` as class names: a sheet from the bottom on phones, a centred panel from the tablet on. */
export const backdrop = css({
  position: 'fixed',
  inset: '0',
  zIndex: 'modal',
  display: 'flex',
  justifyContent: 'center',
  alignItems: { base: 'flex-end', md: 'center' },
  padding: { base: '0', md: '6' },
  bg: { base: 'rgb(39 30 20 / 0.42)', _dark: 'rgb(0 0 0 / 0.6)' },
});

export const sheet = css({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  inlineSize: 'full',
  maxInlineSize: { md: '638px' },
  maxBlockSize: { base: 'calc(100dvh - 1.5rem)', md: 'calc(100dvh - 3rem)' },
  overflow: 'hidden',
  bg: 'bg.panel',
  borderRadius: { base: '{radii.sheet} {radii.sheet} 0 0', md: 'sheet' },
});

export const head = css({
  display: 'flex',
  alignItems: 'center',
  gap: '2',
  flexShrink: '0',
  minBlockSize: '16',
  paddingInline: { base: '4', md: '6' },
  paddingBlock: '2.5',
  '& h2': {
    flex: '1',
    minInlineSize: '0',
    textStyle: 'heading',
    overflowWrap: 'anywhere',
    lineClamp: '3',
  },
});

export const close = css({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: '0',
  boxSize: '11',
  marginInlineEnd: '-2',
  borderRadius: 'full',
  color: 'fg.muted',
  fontSize: 'lg',
});

export const body = css({
  flex: '1 1 auto',
  minBlockSize: '0',
  overflowY: 'auto',
  paddingInline: { base: '4', md: '6' },
  paddingBlockStart: '1',
  paddingBlockEnd: '6',
});

export const footer = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: '3',
  flexShrink: '0',
  borderBlockStartWidth: '1px',
  borderColor: 'border.muted',
  paddingInline: { base: '4', md: '6' },
  paddingBlock: '3',
  '& > *': { flex: { base: '1 1 auto', md: 'none' } },
});
