import { css } from '#panda/css';

/** The beginning of a page: its name, one sentence, and what acts on the whole page. */
export const pageTop = css({
  display: 'grid',
  gap: '4',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) auto' },
  alignItems: 'end',
  marginBlockEnd: { base: '5', md: '7' },
  '& > a': { justifySelf: 'start' },
  '& h1': { fontSize: { base: '3xl', md: '4xl' }, fontWeight: 'semibold', lineHeight: '1.2', textWrap: 'balance' },
  '& h1 + p': { color: 'fg.muted', marginBlockStart: '1.5', minBlockSize: '6', maxInlineSize: '56ch' },
});
