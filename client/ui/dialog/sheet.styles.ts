import { css } from '#panda/css';

/**
 * The looks of `dialog.recipe.ts` as class names, for sheets that stand before the live one and must lie where it will: a
 * sheet from the bottom on phones, a centred panel from the tablet on.
 */
export const backdrop = css({
  position: 'fixed',
  inset: '0',
  zIndex: 'modal',
  display: 'flex',
  justifyContent: 'center',
  alignItems: { base: 'flex-end', md: 'center', _short: 'flex-end!' },
  padding: { base: '0', md: '6' },
  paddingBlock: { _short: '0!' },
  bg: { base: 'rgb(39 30 20 / 0.42)', _dark: 'rgb(0 0 0 / 0.6)' },
});

export const sheet = css({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  inlineSize: 'full',
  maxInlineSize: { md: '638px' },
  maxBlockSize: { base: 'calc(100dvh - 1.5rem)', md: 'calc(100dvh - 3rem)', _short: 'calc(100dvh - 0.5rem)!' },
  outline: 'none',
  overflow: 'hidden',
  overflowY: { _short: 'auto' },
  color: 'fg',
  bg: 'bg.panel',
  borderRadius: { base: '{radii.sheet} {radii.sheet} 0 0', md: 'sheet' },
  boxShadow: { base: '0 -2px 40px rgb(39 30 20 / 0.18)', _dark: 'none' },
  _dark: { borderWidth: '1px', borderColor: 'border' },
  '&[data-tall]': {
    blockSize: {
      base: 'min(42rem, calc(100dvh - 1.5rem))',
      md: 'min(52rem, calc(100dvh - 3rem))',
      _short: 'auto!',
    },
  },
});

export const head = css({
  display: 'flex',
  alignItems: 'center',
  gap: '2',
  flexShrink: '0',
  minBlockSize: { base: '16', _short: '12' },
  paddingInline: { base: '4', md: '6' },
  paddingBlock: { base: '2.5', _short: '0' },
  '&[data-cover]': {
    position: 'absolute',
    insetInline: '0',
    insetBlockStart: '0',
    zIndex: '1',
    pointerEvents: 'none',
    '& > :is(a, button)': { pointerEvents: 'auto', bg: 'bg.panel/88', color: 'fg', marginInlineEnd: '0' },
  },
});

export const title = css({
  flex: '1',
  minInlineSize: '0',
  fontSize: 'xl',
  fontWeight: '400',
  lineHeight: 'calc(1.35 * var(--lead))',
  textWrap: 'balance',
  overflowWrap: 'anywhere',
  lineClamp: '3',
  paddingBlockEnd: '1',
  marginBlockEnd: '-1',
});

/** In the body, under a picture. */
export const coverTitle = css({
  minInlineSize: '0',
  fontSize: '2xl',
  fontWeight: '400',
  lineHeight: 'calc(1.25 * var(--lead))',
  textWrap: 'balance',
  overflowWrap: 'anywhere',
  lineClamp: '3',
  paddingBlockEnd: '2',
  marginBlockEnd: '-2',
});

export const close = css({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: '0',
  boxSize: '11',
  marginInlineEnd: '-2',
  marginInlineStart: 'auto',
  borderRadius: 'full',
  color: 'fg.muted',
  cursor: 'pointer',
  fontSize: 'lg',
});

export const body = css({
  flex: { base: '1 1 auto', _short: 'none' },
  minBlockSize: '0',
  overflowY: { base: 'auto', _short: 'visible' },
  overscrollBehavior: 'contain',
  paddingInline: { base: '4', md: '6' },
  paddingBlockStart: '1',
  paddingBlockEnd: '6',
  '&[data-cover]': { paddingBlockStart: '0' },
});

export const footer = css({
  position: 'sticky',
  insetBlockEnd: '0',
  display: 'flex',
  flexWrap: { base: 'wrap', _short: 'nowrap' },
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: '3',
  flexShrink: '0',
  bg: 'bg.panel',
  borderBlockStartWidth: '1px',
  borderColor: 'border.muted',
  paddingInline: { base: '4', md: '6' },
  paddingBlockStart: { base: '3', _short: '1.5' },
  paddingBlockEnd: {
    base: 'calc(0.75rem + env(safe-area-inset-bottom))',
    _short: 'calc(0.375rem + env(safe-area-inset-bottom))',
  },
  '& > *': { flex: { base: '1 1 auto', md: 'none', _short: '1 1 auto!' }, inlineSize: { _short: 'auto!' } },
});
