import { css } from '#panda/css';

export const pagination = css({
  marginBlockStart: { base: '8', md: '10' },
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: { base: '0.5', sm: '1' },
  fontVariantNumeric: 'tabular-nums',
  '& ol': {
    display: 'flex',
    gap: { base: '0.5', sm: '1' },
    listStyle: 'none',
    justifyContent: 'center',
  },
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
  '& > a': { minInlineSize: '10', paddingInline: { base: '0', sm: '4' }, borderWidth: '1px', borderColor: 'border' },
  '& li > span': { color: 'fg.muted' },
  '@media (hover: hover)': { '& a:hover': { bg: 'bg.muted' } },
  '& a[aria-current=page]': { bg: 'palm.solid', color: 'palm.contrast' },
});

/** Said, but on a phone not shown: the arrow is enough there, and all stands in one row. */
export const word = css({ smDown: { srOnly: true } });
