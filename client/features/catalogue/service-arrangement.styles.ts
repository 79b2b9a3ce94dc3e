import { css } from '#panda/css';

const control = css.raw({
  inlineSize: 'full',
  minInlineSize: '0',
  minBlockSize: '11',
  paddingInline: '3',
  borderRadius: 'l2',
  borderWidth: '1px',
  borderColor: 'border',
  bg: 'bg',
  fontSize: 'md',
});

export const arrangement = css({
  zIndex: '1',
  marginBlockEnd: { base: '0', md: '5' },
  // Three lines, each shorter than the one above: the sign of a filter.
  '& > summary': {
    _before: {
      mdDown: {
        content: '""',
        inlineSize: '18px',
        blockSize: '14px',
        backgroundImage: 'repeating-linear-gradient(currentColor 0 2px, transparent 0 6px)',
        clipPath: 'polygon(0 0, 100% 0, 65% 100%, 35% 100%)',
      },
    },
    paddingInline: { base: '0', md: '4' },
    minInlineSize: '11',
    justifyContent: 'center',
  },
  '& > summary > svg:last-child': { display: { mdDown: 'none' } },
  '& > summary > span:first-of-type': { mdDown: { srOnly: true } },
  '& > summary[data-active]': { bg: 'palm.subtle', color: 'palm.fg', borderColor: 'palm.border' },
});

export const form = css({
  insetInlineStart: { md: '0' },
  insetInlineEnd: { base: '0', md: 'auto' },
  inlineSize: 'min(420px, 100vw - 32px)',
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '4',
  padding: '5',
  '& label': { fontSize: 'sm', fontWeight: 'medium' },
  '& :is(select, input:not([type=checkbox], [type=hidden]))': control,
  '& option': { bg: 'bg.panel', color: 'fg' },
});

export const half = css({ display: 'grid', gap: '1.5', alignContent: 'end' });

export const field = css({ display: 'grid', gap: '1.5', gridColumn: '1 / -1' });

export const select = css({
  position: 'relative',
  display: 'grid',
  '& > select': { appearance: 'none', paddingInlineEnd: '10' },
  '& > svg': {
    position: 'absolute',
    insetInlineEnd: '3.5',
    insetBlockStart: 'calc(50% - 0.5em)',
    pointerEvents: 'none',
    color: 'fg.muted',
  },
});

export const check = css({
  gridColumn: '1 / -1',
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  minBlockSize: '11',
  '& > input': { inlineSize: '5', blockSize: '5', accentColor: 'palm.solid' },
});

export const actions = css({
  gridColumn: '1 / -1',
  display: 'flex',
  justifyContent: 'flex-end',
  gap: '2',
  '& > button': { flexGrow: '1' },
});

export const note = css({ color: 'fg.muted', fontSize: 'sm', marginBlockEnd: '4' });
