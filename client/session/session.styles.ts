import { css } from '#panda/css';

export const trust = css({
  textStyle: 'note',
  color: 'fg.muted',
  textWrap: 'balance',
  '& > li': { display: 'inline' },
  '& > li:not(:last-child)::after': { content: '" · "' },
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
