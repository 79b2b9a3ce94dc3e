import { css } from '#panda/css';

export const page = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: { base: '12', md: '20' } });

/**
 * The picture's quiet wall carries the words on a wide screen, in ink that is dark in both modes. On a phone they stand
 * below the picture, on a tablet beside it: there the wall is too narrow for them.
 */
export const hero = css({
  position: 'relative',
  display: 'grid',
  overflow: 'hidden',
  borderRadius: '20px',
  bg: 'bg.panel',
  borderWidth: '1px',
  borderColor: 'border.muted',
  md: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  lg: { minBlockSize: '480px', borderWidth: '0', gridTemplateColumns: 'minmax(0, 1fr)' },
});

export const heroPicture = css({
  display: 'block',
  inlineSize: 'full',
  aspectRatio: '4 / 3',
  objectFit: 'cover',
  objectPosition: '68% 60%',
  bg: '#f6ecdb',
  md: { order: '1', blockSize: 'full', aspectRatio: 'auto' },
  lg: { position: 'absolute', inset: '0', objectPosition: '100% 60%' },
  '[dir=rtl] &': { transform: 'scaleX(-1)' },
  _dark: { filter: 'brightness(0.9)' },
});

export const heroWords = css({
  position: 'relative',
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'start',
  gap: '4',
  padding: '5',
  paddingBlock: '6',
  md: { padding: '8', paddingBlock: '12' },
  lg: { order: '1', maxInlineSize: '48%', padding: '12', color: 'gray.900' },
  '& h1': {
    fontSize: { base: '3xl', lg: '5xl' },
    lineHeight: { base: '1.2', lg: '1.12' },
    fontWeight: 'semibold',
    textWrap: 'balance',
  },
  '& h1:lang(ar)': { lineHeight: '1.35' },
  '& p': { fontSize: { base: 'md', lg: 'lg' }, color: { base: 'fg.muted', lg: 'gray.700' }, maxInlineSize: '38ch' },
});

export const heroActions = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '3',
  inlineSize: { base: 'full', sm: 'auto' },
  '& > a': { flexGrow: { base: '1', sm: '0' } },
  lg: { '& > a:last-child': { color: 'gray.900', borderColor: 'gray.400', _hover: { bg: 'gray.100' } } },
});

export const section = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: { base: '4', md: '6' } });

export const sectionTop = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: '4',
  '& h2': { fontSize: { base: 'xl', md: '2xl' }, fontWeight: 'semibold', lineHeight: '1.3', textWrap: 'balance' },
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    minBlockSize: '11',
    color: 'palm.fg',
    fontWeight: 'medium',
    fontSize: 'sm',
    _hover: { textDecoration: 'underline', textUnderlineOffset: '4px' },
  },
});

export const categories = css({
  listStyle: 'none',
  display: 'grid',
  gap: { base: '3', md: '4' },
  gridTemplateColumns: {
    base: 'repeat(3, minmax(0, 1fr))',
    lg: 'repeat(6, minmax(0, 1fr))',
  },
  '& a': { display: 'grid', gap: '2', minInlineSize: '0', borderRadius: 'l3', outlineOffset: '3px' },
  '& a > span:first-child': { borderRadius: 'l3', transition: 'opacity 200ms' },
  '& a > span:last-child': {
    fontSize: { base: 'sm', md: 'md' },
    fontWeight: 'medium',
    overflowWrap: 'anywhere',
    lineClamp: '2',
  },
  '@media (hover: hover)': {
    '& a:hover > span:first-child': { opacity: '0.88' },
    '& a:hover > span:last-child': { color: 'palm.fg' },
  },
});

export const steps = css({
  listStyle: 'none',
  display: 'grid',
  gap: { base: '5', md: '8' },
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
  borderRadius: '20px',
  bg: 'bg.subtle',
  padding: { base: '5', md: '8' },
  '& > li': { display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: '4', rowGap: '0.5' },
  '& > li > span': {
    gridRow: '1 / 3',
    display: 'grid',
    placeItems: 'center',
    boxSize: '12',
    borderRadius: 'full',
    bg: 'palm.muted',
    color: 'palm.fg',
    fontSize: 'lg',
  },
  '& h3': { fontWeight: 'semibold' },
  '& p': { color: 'fg.muted', fontSize: 'sm', maxInlineSize: '40ch' },
});

export const gift = css({
  borderRadius: '20px',
  bg: 'palm.subtle',
  padding: { base: '6', md: '12' },
  '& h2': { fontSize: { base: 'xl', md: '3xl' }, fontWeight: 'semibold', lineHeight: '1.3', textWrap: 'balance' },
  '& p': { color: 'fg.muted', marginBlockStart: '2', marginBlockEnd: '5', maxInlineSize: '44ch' },
});

/** Cards are as high with one line of name as with two, so that the room that is kept for them fits. */
export const end = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: { base: '5', md: '8' },
  '& li > div': { minBlockSize: '8.6rem' },
  '&:lang(ar) li > div': { minBlockSize: '9.25rem' },
  '@media (scripting: none)': { '& > [aria-hidden]': { display: 'none' } },
});

export const teasers = css({
  display: 'grid',
  gap: { base: '4', md: '6' },
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  '& > *': { minBlockSize: { base: '12rem', md: '16.25rem', lg: '13.65rem' } },
  '& > :nth-child(2)': { minBlockSize: { base: '13.5rem', md: '0' } },
  '& > :only-child': { gridColumn: '1 / -1', minBlockSize: '0' },
});

export const teaser = css({
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'start',
  gap: '2',
  borderRadius: '20px',
  bg: 'bg.subtle',
  padding: { base: '6', md: '8' },
  '& h2': { fontSize: { base: 'lg', md: 'xl' }, fontWeight: 'semibold', lineHeight: '1.3' },
  '& p': { color: 'fg.muted', maxInlineSize: '46ch', marginBlockEnd: '3' },
});
