import { css, cx } from '#panda/css';
import { quietAction } from '../../ui/quiet-action.styles.ts';

export const codes = css({
  display: 'grid',
  gap: '5',
  padding: { base: '4', md: '5' },
  bg: 'bg.panel',
  borderWidth: '1px',
  borderColor: 'border.muted',
  borderRadius: 'l3',
  gridTemplateColumns: {
    base: 'minmax(0, 1fr)',
    md: 'repeat(2, minmax(0, 1fr))',
    lg: 'minmax(0, 1fr)',
    xl: 'repeat(2, minmax(0, 1fr))',
  },
  alignItems: 'start',
});

export const code = css({ display: 'grid', gap: '1', minInlineSize: '0' });

/** The button stands beside the input, whatever is told below it. */
export const row = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: '2',
  alignItems: 'start',
});

export const field = css({ '& input': { blockSize: '12' } });

export const apply = css({ marginBlockStart: '1.625rem', minBlockSize: '12' });

export const choose = cx(quietAction, css({ justifySelf: 'start' }));

export const applied = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '3', rowGap: '1.5' });

export const appliedLabel = css({ inlineSize: 'full', fontSize: 'sm', fontWeight: 'medium' });

export const chip = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2',
  minInlineSize: '0',
  maxInlineSize: 'full',
  paddingInlineStart: '4',
  borderRadius: 'full',
  bg: 'palm.subtle',
  color: 'palm.fg',
  fontWeight: 'medium',
  '& svg': { flexShrink: '0' },
});

export const chipCode = css({ truncate: true });

export const chipRemove = css({
  display: 'grid',
  placeItems: 'center',
  flexShrink: '0',
  boxSize: '11',
  borderRadius: 'full',
  cursor: 'pointer',
  _hover: { bg: 'palm.muted' },
});

export const saved = css({ color: 'fg.success', fontSize: 'sm', fontWeight: 'medium' });
