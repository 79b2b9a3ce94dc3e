import { css } from '#panda/css';
import { row } from '#panda/patterns';

export const pagination = row({
  wrap: true,
  gap: { base: '0.5', sm: '1' },
  marginBlockStart: { base: '8', md: '10' },
  justifyContent: 'center',
  fontVariantNumeric: 'tabular-nums',
  '& ol': { display: 'flex', gap: { base: '0.5', sm: '1' }, justifyContent: 'center' },
  '& :is(a, li > span)': {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '1.5',
    minInlineSize: { base: '9', sm: '11' },
    minBlockSize: '11',
    paddingInline: { base: '1', sm: '2' },
    borderRadius: 'full',
    fontSize: 'sm',
    fontWeight: 'medium',
    color: 'fg',
  },
  '& > a': { minInlineSize: '10', paddingInline: { base: '0', sm: '4' }, border: 'line' },
  '& li > span': { color: 'fg.muted' },
  '@media (hover: hover)': { '& a:hover': { bg: 'bg.muted' } },
  '& a[aria-current=page]': { bg: 'palm.solid', color: 'palm.contrast' },
});

/** Said, but on a phone not shown: the arrow is enough there, and all stands in one row. */
export const label = css({ smDown: { srOnly: true } });
