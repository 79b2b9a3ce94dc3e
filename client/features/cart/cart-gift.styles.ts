import { css } from '#panda/css';

export const gift = css({
  display: 'grid',
  gap: '3',
  padding: { base: '4', md: '5' },
  bg: 'bg.panel',
  borderWidth: '1px',
  borderColor: 'border.muted',
  borderRadius: 'l3',
  '&[data-chosen]': { borderColor: 'clay.muted', bg: 'clay.subtle' },
});

export const heading = css({
  display: 'flex',
  alignItems: 'center',
  gap: '2',
  fontWeight: 'semibold',
  minInlineSize: '0',
  '& svg': { color: 'clay.fg', flexShrink: '0' },
  '& > span': { overflowWrap: 'anywhere', lineClamp: '2' },
});

export const small = css({ fontSize: 'sm', color: 'fg.muted' });

export const message = css({ overflowWrap: 'anywhere', whiteSpace: 'pre-line', lineClamp: '4' });

export const actions = css({ display: 'flex', flexWrap: 'wrap', gap: '2' });
