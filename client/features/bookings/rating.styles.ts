import { css } from '#panda/css';

export const form = css({ display: 'grid', gap: '5', minInlineSize: '0' });

export const choice = css({
  display: 'grid',
  justifyItems: 'center',
  gap: '2',
  borderWidth: '0',
  padding: '0',
  margin: '0',
});

export const legend = css({ marginInline: 'auto', fontSize: 'lg', fontWeight: 'medium' });

export const stars = css({ display: 'flex', gap: '1' });

export const star = css({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  boxSize: '12',
  borderRadius: 'l2',
  fontSize: '3xl',
  color: 'fg.subtle',
  cursor: 'pointer',
  '&[data-full]': { color: 'clay.solid', '& svg *': { fill: 'currentColor' } },
  '&:has(:focus-visible)': { outline: '2px solid {colors.palm.focusRing}', outlineOffset: '2px' },
});

export const radio = css({ position: 'absolute', inset: '0', opacity: '0', cursor: 'pointer' });

export const word = css({ minBlockSize: '6', color: 'fg.muted' });

export const given = css({ display: 'grid', justifyItems: 'center', gap: '4', textAlign: 'center' });

export const shownStar = css({
  fontSize: '3xl',
  color: 'fg.subtle',
  '&[data-full]': { color: 'clay.solid', '& svg *': { fill: 'currentColor' } },
});

export const comment = css({ maxInlineSize: 'full', whiteSpace: 'pre-line', overflowWrap: 'anywhere' });
