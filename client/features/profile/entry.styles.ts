import { css, cx } from '#panda/css';
import { card } from '../../ui/card.styles.ts';

export const entries = cx(card, css({ display: 'grid' }));

export const entry = css({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr auto',
  alignItems: 'center',
  gap: '4',
  minBlockSize: '16',
  inlineSize: 'full',
  paddingInline: { base: '4', md: '5' },
  paddingBlock: '3',
  textAlign: 'start',
  cursor: 'pointer',
  _hover: { bg: 'bg.subtle' },
  'li + li > &': { borderBlockStartWidth: '1px', borderColor: 'border.muted' },
  _focusVisible: { outline: '2px solid {colors.palm.focusRing}', outlineOffset: '-2px' },
});

export const entryIcon = css({ color: 'palm.fg', fontSize: 'lg' });

export const entryName = css({ display: 'block', fontWeight: 'medium' });

export const note = css({ fontSize: 'sm', color: 'fg.muted' });

export const arrow = css({ color: 'fg.subtle' });
