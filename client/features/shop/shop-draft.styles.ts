import { css, cx } from '#panda/css';
import { card } from '../../ui/card.styles.ts';

export const lines = css({ listStyle: 'none', display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '3' });

export const line = cx(
  card,
  css({
    display: 'grid',
    gridTemplateColumns: { base: '72px minmax(0, 1fr) auto', md: '96px minmax(0, 1fr) auto' },
    gap: { base: '3', md: '5' },
    padding: { base: '3', md: '4' },
  }),
);

export const picture = css({ borderRadius: 'l2', alignSelf: 'start' });

export const texts = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: '2',
  '& h2': { fontSize: 'md', fontWeight: 'semibold', lineHeight: '1.4', overflowWrap: 'anywhere', lineClamp: '3' },
  '& h2:lang(ar)': { lineHeight: '1.75' },
  '& p': { color: 'fg.muted', fontSize: 'sm' },
  '@media (hover: hover)': { '& h2 a:hover': { textDecoration: 'underline', textUnderlineOffset: '4px' } },
});

export const gone = css({ color: 'fg.warning!' });

export const refusal = css({
  display: 'flex',
  alignItems: 'flex-start',
  gap: '1.5',
  color: 'fg.error!',
  overflowWrap: 'anywhere',
  '& svg': { flexShrink: '0', marginBlockStart: '1' },
});

export const end = css({
  display: 'grid',
  justifyItems: 'end',
  alignContent: 'space-between',
  gap: '2',
});

export const price = css({ fontWeight: 'semibold' });

export const remove = css({
  display: 'grid',
  placeItems: 'center',
  boxSize: '11',
  marginInlineEnd: '-2',
  borderRadius: 'full',
  color: 'fg.muted',
  cursor: 'pointer',
  _hover: { bg: 'bg.muted', color: 'fg' },
});

export const buy = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: '3',
  marginBlockStart: '6',
  '& > p': { flex: { base: '1 1 100%', md: '1 1 auto' }, color: 'fg.muted', fontSize: 'sm' },
  '& > :is(a, button)': { flexGrow: { base: '1', md: '0' } },
});
