import { css } from '#panda/css';
import { center, row, stack } from '#panda/patterns';

export const choice = stack({ gap: '2', justifyItems: 'center', borderWidth: '0', padding: '0', margin: '0' });
export const legend = css({ marginInline: 'auto', fontSize: 'lg', fontWeight: 'medium' });
export const stars = row({ align: 'stretch', gap: '1' });

export const star = center({
  position: 'relative',
  boxSize: '12',
  borderRadius: 'l2',
  fontSize: '3xl',
  color: 'fg.subtle',
  '&[data-full]': { color: 'clay.solid', '& svg *': { fill: 'currentColor' } },
  '&:has(:focus-visible)': { outline: '2px solid {colors.palm.focusRing}', outlineOffset: '2px' },
});

export const radio = css({ position: 'absolute', inset: '0', opacity: '0' });
export const word = css({ minBlockSize: '6', color: 'fg.muted' });
export const given = stack({ gap: '4', justifyItems: 'center', textAlign: 'center' });

export const shownStar = css({
  fontSize: '3xl',
  color: 'fg.subtle',
  '&[data-full]': { color: 'clay.solid', '& svg *': { fill: 'currentColor' } },
});

export const comment = css({ maxInlineSize: 'full', whiteSpace: 'pre-line', overflowWrap: 'anywhere' });
