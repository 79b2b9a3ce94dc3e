import { css } from '#panda/css';
import { row } from '#panda/patterns';

/** A dot stands before each entry; before the first one of a line it lies outside of the list, which clips it. */
export const trust = row({
  align: 'stretch',
  wrap: true,
  columnGap: '1em',
  overflowX: 'clip',
  textStyle: 'note',
  color: 'fg.muted',
  textWrap: 'balance',
  '& > li': { position: 'relative' },
  '& > li::before': {
    content: '"·"',
    position: 'absolute',
    insetInlineStart: '-1em',
    inlineSize: '1em',
    textAlign: 'center',
  },
});

/** One Arabic word on an English page is written in the letters of the device: the brand's Arabic font weighs 24 kB. */
export const otherLetters = css({ '&:lang(ar)': { fontFamily: 'system-ui, sans-serif' } });

/** Its meaning stands in it as text, for screen readers. */
export const newsDot = css({
  position: 'absolute',
  insetBlockStart: '2',
  insetInlineStart: { base: 'calc(50% + {spacing.1.5})', md: '5' },
  boxSize: '2.5',
  borderRadius: 'full',
  bg: 'clay.solid',
  overflow: 'hidden',
  textIndent: '100px',
  whiteSpace: 'nowrap',
});
