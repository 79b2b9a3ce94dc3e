import { css } from '#panda/css';

export const pagination = css({
  marginBlockStart: { base: '8', md: '10' },
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '1',
  fontVariantNumeric: 'tabular-nums',
  '& ol': { display: 'flex', gap: '1', listStyle: 'none', order: { base: '-1', sm: '0' }, inlineSize: { base: 'full', sm: 'auto' }, justifyContent: 'center' },
  '& :is(a, li > span)': {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '1.5',
    minInlineSize: '11',
    minBlockSize: '11',
    paddingInline: '2',
    borderRadius: 'full',
    fontSize: 'sm',
    fontWeight: 'medium',
    color: 'fg',
  },
  '& > a': { paddingInline: '4', borderWidth: '1px', borderColor: 'border' },
  '& li > span': { color: 'fg.muted' },
  '@media (hover: hover)': { '& a:hover': { bg: 'bg.muted' } },
  '& a[aria-current=page]': { bg: 'palm.solid', color: 'palm.contrast' },
});
