import { css, cx } from '#panda/css';
import { action, disc, grid, row, stack } from '#panda/patterns';
import { card } from './card.styles.ts';

// Styles of more than one part of the shop. A second copy of one of these fails a test.

/** Only for screen readers. */
export const hidden = css({ srOnly: true });

export const muted = css({ color: 'fg.muted' });
export const quiet = css({ textStyle: 'quiet' });
export const caption = css({ textStyle: 'caption' });
export const lightCaption = css({ textStyle: 'caption', fontWeight: 'normal' });
export const tag = css({ textStyle: 'tag' });
export const subtitle = css({ textStyle: 'subtitle' });
export const strong = css({ fontWeight: 'semibold' });
export const strongFigures = css({ fontWeight: 'semibold', fontVariantNumeric: 'tabular-nums' });

/** Texts that a customer or the provider has written, of any length. */
export const mutedWriting = css({ color: 'fg.muted', overflowWrap: 'anywhere' });
/** The provider's description of a thing, in lines of its own. */
export const description = css({
  color: 'fg.muted',
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
  maxInlineSize: '62ch',
});
export const quietWriting = css({ textStyle: 'quiet', overflowWrap: 'anywhere' });
export const writing = css({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });
export const twoLines = css({ minInlineSize: '0', lineClamp: '2' });

/** The name of a thing in a list of them. */
export const thing = css({ fontWeight: 'medium', lineClamp: '3' });
export const figure = css({ fontSize: 'xl', fontWeight: 'semibold', fontVariantNumeric: 'tabular-nums' });
export const quietFigures = css({ textStyle: 'quiet', fontVariantNumeric: 'tabular-nums' });
export const phoneNumber = css({ letterSpacing: '0.02em', fontVariantNumeric: 'tabular-nums', textAlign: 'start' });
export const palmTag = css({ textStyle: 'tag', color: 'palm.fg' });

/** One sentence above a list or a form, and one in the middle of a dialog. */
export const lead = css({ textStyle: 'quiet', marginBlockEnd: '4' });
export const sentence = css({ color: 'fg.muted', textWrap: 'balance' });

/** Smaller words below a sentence. */
export const smallPrint = css({ display: 'block', fontSize: 'sm', marginBlockStart: '1' });

/** The name of a part of a dialog. */
export const partTitle = css({ fontWeight: 'semibold', marginBlockEnd: '2' });

/** The name of a part of a page that is longer than a list. */
export const heading = css({
  fontSize: { base: 'xl', md: '2xl' },
  fontWeight: 'semibold',
  marginBlockStart: { base: '6', md: '8' },
  marginBlockEnd: '5',
});

/** By the size of the gap. */
export const stack2 = stack({ gap: '2' });
export const stack3 = stack({ gap: '3', minInlineSize: '0' });
export const stack4 = stack({ gap: '4' });
export const stack5 = stack({ gap: '5', minInlineSize: '0' });
export const column3 = grid({ columns: 1, gap: '3' });
export const column4 = grid({ columns: 1, gap: '4' });
export const wrap2 = row({ align: 'stretch', wrap: true, gap: '2', _empty: { display: 'none' } });

/** A whole page of the account. */
export const page = stack({ gap: { base: '5', md: '6' }, minInlineSize: '0' });

/** A page of two lists, beside each other where there is room. */
export const twoLists = stack({ gap: { base: '6', md: '8' }, inlineSize: 'full', minInlineSize: '0' });
export const lists = grid({ columns: { base: 1, md: 2 }, gap: { base: '6', md: '8' }, alignItems: 'start' });

/** Two short fields, or two actions, beside each other where there is room. */
export const pair = grid({ columns: { base: '1fr', sm: '1fr 1fr' }, gap: '4' });
export const twoWays = grid({ columns: { base: 1, sm: 2 }, gap: '3', _empty: { display: 'none' } });

/** The end of a form or a dialog, and the end of a part of a page. */
export const actions = stack({
  gap: '2',
  inlineSize: 'full',
  gridAutoFlow: { _wideShort: 'column' },
  gridAutoColumns: { _wideShort: 'minmax(0, 1fr)' },
});
export const actionsOfPart = row({
  flexDirection: { base: 'column', sm: 'row' },
  alignItems: { base: 'stretch', sm: 'center' },
  gap: '2',
});

/** The facts of a thing, and one of them behind its icon. */
export const facts = row({
  align: 'stretch',
  wrap: true,
  columnGap: '4',
  textStyle: 'quiet',
  _empty: { display: 'none' },
});
export const fact = row({ inline: true, gap: '1.5', minInlineSize: '0', fontVariantNumeric: 'tabular-nums' });

export const links = row({ align: 'stretch', wrap: true, columnGap: '5', justifySelf: 'start' });

/** A dialog with one message. */
export const centred = stack({ gap: '3', justifyItems: 'center', textAlign: 'center' });

export const middle = css({ justifySelf: 'center' });

/** Title over note, beside a picture; `wideWords` take the room that is left. */
export const texts = stack({ gap: '0.5', minInlineSize: '0' });
export const wideTexts = stack({ gap: '0.5', minInlineSize: '0', flex: '1' });
export const startTexts = stack({ gap: '1', minInlineSize: '0', justifyItems: 'start' });

/** Rows in one frame. */
export const rows = cx(card, stack());

export const rowEnd = css({ marginInlineStart: 'auto', color: 'fg.muted' });
export const arrow = css({ color: 'fg.subtle' });

/** The background of a sum of amounts. */
export const summary = css({ padding: '4', borderRadius: 'l3', bg: 'bg.subtle' });

/** A label and its amount. */
export const amount = row({ align: 'baseline', spread: true, gap: '4' });

export const rounded = css({ borderRadius: 'l2' });
export const roundedCard = css({ borderRadius: 'l3' });
export const thumb = css({ flexShrink: '0', inlineSize: '14', borderRadius: 'l2' });

export const filling = css({
  position: 'absolute',
  inset: '0',
  inlineSize: 'full',
  blockSize: 'full',
  objectFit: 'cover',
});

/** A checkbox or a radio button. */
export const tick = css({
  inlineSize: '5',
  blockSize: '5',
  flexShrink: '0',
  accentColor: '{colors.palm.solid}',
});

export const spinner = css({ animation: 'spin', animationDuration: '900ms', _motionReduce: { animation: 'none' } });

/** A link within a sentence. */
export const textLink = css({
  color: 'palm.fg',
  fontWeight: 'medium',
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
  paddingBlock: '2',
});

/** The mark of the shop with its name, where no header stands above. */
export const brand = row({
  inline: true,
  gap: '2',
  minBlockSize: '11',
  color: 'palm.fg',
  fontSize: 'xl',
  fontWeight: 'semibold',
});

/** An inline message about a failure, with an icon before it. */
export const notice = row({
  align: 'start',
  gap: '2',
  padding: '3',
  borderRadius: 'l2',
  layerStyle: 'clay',
  fontSize: 'sm',
  '& svg': { marginBlockStart: '0.5' },
});

/** An action that is only words and perhaps an icon, tall enough for a thumb. */
export const quietAction = action({
  gap: '2',
  color: 'palm.fg',
  borderRadius: 'l1',
  _hover: { textDecoration: 'underline' },
});

/** An action that is only an icon, at the end of a row. */
export const iconAction = disc({
  boxSize: '11',
  flexShrink: '0',
  color: 'fg.muted',
  _hover: { bg: 'bg.muted', color: 'fg' },
});

/** Above everything else of a page. Made of classes in every page's sheet, so that it weighs nothing elsewhere. */
export const asOfLine = row({
  justifyContent: 'center',
  minBlockSize: '11',
  paddingInline: '4',
  bg: 'bg.subtle',
  textStyle: 'quiet',
  textAlign: 'center',
});

/** Of use only where scripts run, and its replacement where they do not. */
export const scripted = css({ '@media (scripting: none)': { display: 'none' } });
export const unscripted = css({ display: 'none', '@media (scripting: none)': { display: 'block' } });
