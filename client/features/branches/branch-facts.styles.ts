import { css } from '#panda/css';
import { stack } from '#panda/patterns';

export const facts = stack({
  gap: '1',
  textStyle: 'quiet',
  '& > p, & > a': { display: 'flex', alignItems: 'center', gap: '2.5', minBlockSize: '9', overflowWrap: 'anywhere' },
  '& > a': { position: 'relative', minBlockSize: '11', color: 'fg', fontWeight: 'medium', inlineSize: 'fit-content' },
  '& > p > span': { lineClamp: '4' },
  '& svg': { color: 'palm.fg' },
  '@media (hover: hover)': { '& > a:hover': { textDecoration: 'underline' } },
});

export const hours = css({
  fontSize: 'sm',
  '& :is(h3, h4)': { fontWeight: 'medium', marginBlockEnd: '1.5' },
  '& dl > div': {
    display: 'flex',
    justifyContent: 'space-between',
    gap: '4',
    paddingBlock: '1.5',
    paddingInline: '3',
    marginInline: '-3',
    borderRadius: 'l1',
    fontVariantNumeric: 'tabular-nums',
  },
  '& dt': { color: 'fg.muted', overflowWrap: 'anywhere' },
  '& dt small': { color: 'palm.fg', fontSize: 'xs', marginInlineStart: '2' },
  '& [data-closed] dd': { color: 'fg.muted' },
  '& [aria-current]': { bg: 'palm.subtle', fontWeight: 'medium', '& dt': { color: 'fg' } },
});
