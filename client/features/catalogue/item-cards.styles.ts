import { css } from '#panda/css';

/**
 * Looks of the cards are written once, on the list, so that a page of them stays small. A function: what is exported of
 * a style file as a value is taken for class names.
 */
export const cards = () =>
  css.raw({
    transition: 'opacity 200ms',
    '&[aria-busy=true]': { opacity: '0.55' },
    '& > li': {
      position: 'relative',
      display: 'flex',
      flexDirection: 'column',
      minInlineSize: '0',
      layerStyle: 'panel',
      overflow: 'hidden',
      transitionProperty: 'border-color, transform, box-shadow',
      transitionDuration: '200ms',
    },
    '@media (hover: hover)': {
      '& > li:hover': { borderColor: 'border.emphasized', transform: 'translateY(-2px)', boxShadow: 'sm' },
      '& > li img': { transition: 'transform 400ms ease-out' },
      '& > li:hover img': { transform: 'scale(1.03)' },
    },
    '@media (prefers-reduced-motion: reduce)': { '& > li, & > li img': { transform: 'none!', transition: 'none!' } },
    '& > li:has(:focus-visible)': { outline: '2px solid {colors.palm.focusRing}', outlineOffset: '2px' },
    // As high as the skeletons before, whatever is shown in it.
    '& > li > span:first-child': { aspectRatio: '4 / 3' },
    '& > li > div': { display: 'flex', flexDirection: 'column', gap: '1', flexGrow: '1', padding: '4' },
    '& :is(h2, h3)': { textStyle: 'name', lineClamp: '2' },
    '& :is(h2, h3) > a': {
      outlineStyle: 'none',
      _before: { content: '""', position: 'absolute', inset: '0', zIndex: '1' },
    },
    '& > li > div > p': { display: 'flex', alignItems: 'center', gap: '1.5', color: 'fg.muted', fontSize: 'sm' },
    '& > li > div > p:last-child': {
      justifyContent: 'space-between',
      flexWrap: 'wrap',
      marginBlockStart: 'auto',
      paddingBlockStart: '2',
      columnGap: '3',
      rowGap: '2.5',
      minBlockSize: '14',
      fontSize: 'lg',
      color: 'fg',
    },
    '& > li i': {
      display: 'inline-flex',
      alignItems: 'center',
      fontStyle: 'normal',
      fontSize: 'sm',
      fontWeight: 'medium',
      minBlockSize: '11',
      paddingInline: '5',
      borderRadius: 'full',
      bg: 'palm.subtle',
      color: 'palm.fg',
      transition: 'colors',
    },
    '& > li:is(:hover, :focus-within) i': { bg: 'palm.solid', color: 'palm.contrast' },
  });
