import { css } from '#panda/css';

/** As tall as the space between the header and the bottom bar, so that paying stands right above the bar. */
export const page = css({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: { base: 'calc(100dvh - 8.25rem - env(safe-area-inset-bottom))', md: 'auto' },
});

export const top = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: '4',
  marginBlockEnd: '4',
});

export const emptyAction = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '1.5',
  minBlockSize: '11',
  color: 'fg.muted',
  fontSize: 'sm',
  cursor: 'pointer',
  _hover: { color: 'fg.error' },
});

export const houseWords = css({
  color: 'fg.muted',
  marginBlockEnd: '4',
  lineClamp: '2',
  overflowWrap: 'anywhere',
});

export const houseMessage = css({
  padding: '3',
  borderRadius: 'l2',
  bg: 'palm.subtle',
  color: 'palm.fg',
  fontSize: 'sm',
  marginBlockEnd: '4',
});

export const houseSentence = css({ lineClamp: '6', overflowWrap: 'anywhere' });

export const columns = css({
  display: 'grid',
  gap: { base: '5', lg: '8' },
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 360px' },
  alignItems: 'start',
  paddingBlockEnd: { base: '5', lg: '0' },
});

export const main = css({ display: 'grid', gap: { base: '4', md: '5' }, minInlineSize: '0' });

export const lines = css({ display: 'grid', gap: '3' });

export const stale = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: '3',
  paddingInline: '4',
  paddingBlock: '2',
  borderRadius: 'l2',
  bg: 'clay.subtle',
  color: 'clay.fg',
  fontSize: 'sm',
  marginBlockEnd: '4',
});

export const summary = css({
  display: 'grid',
  gap: '3',
  padding: '5',
  bg: 'bg.panel',
  borderWidth: '1px',
  borderColor: 'border.muted',
  borderRadius: 'l3',
  position: { lg: 'sticky' },
  insetBlockStart: { lg: '24' },
});

export const rows = css({
  display: 'grid',
  gap: '2',
  transition: 'opacity 150ms',
  '[aria-busy=true] > &': { opacity: '0.5' },
  _motionReduce: { transition: 'none' },
});

const rowLook = css.raw({ display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', gap: '4' });

export const row = css(rowLook);

export const discount = css(rowLook, { color: 'fg.success' });

export const quietRow = css(rowLook, { color: 'fg.muted', fontSize: 'sm' });

export const total = css(rowLook, {
  borderBlockStartWidth: '1px',
  borderColor: 'border.muted',
  paddingBlockStart: '3',
  marginBlockStart: '1',
  fontSize: 'lg',
  fontWeight: 'semibold',
});

export const vatNote = css({ color: 'fg.muted', fontSize: 'xs' });

export const rowNote = css({ color: 'fg.muted', fontSize: 'xs' });

export const points = css({ color: 'fg.muted', fontSize: 'sm', listStyle: 'none' });

export const updating = css({ srOnly: true });

export const desktopPay = css({ display: { base: 'none', lg: 'inline-flex' } });

/** Stands below the lines as long as they take the whole width. */
export const payBar = css({
  display: { base: 'flex', lg: 'none' },
  position: 'sticky',
  insetBlockEnd: { base: 'calc(3.5rem + env(safe-area-inset-bottom))', md: '0' },
  zIndex: 'docked',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4',
  marginInline: '-4',
  marginBlockStart: 'auto',
  paddingInline: '4',
  paddingBlock: { base: '3', _short: '1.5' },
  bg: 'bg.panel',
  borderBlockStartWidth: '1px',
  borderColor: 'border',
});

export const payTotal = css({ display: 'grid', transition: 'opacity 150ms', '&[aria-busy=true]': { opacity: '0.5' } });

export const payAmount = css({ fontSize: 'lg', fontWeight: 'semibold' });

/** On the narrowest screens its words take two lines. */
export const barPay = css({
  flexShrink: '1',
  minInlineSize: '0',
  blockSize: 'auto',
  minBlockSize: '12',
  paddingBlock: '1',
});
