import { css } from '#panda/css';

/** The space is reserved before the picture loads; its background, seen on failure, is a gradient with a leaf. */
const frame = css.raw({
  position: 'relative',
  display: 'block',
  overflow: 'hidden',
  inlineSize: 'full',
  bg: 'bg.muted',
  backgroundImage:
    'radial-gradient(120% 90% at 85% 110%, {colors.palm.muted} 0 38%, transparent 38.4%), radial-gradient(90% 70% at 8% -12%, {colors.clay.subtle} 0 52%, transparent 52.4%)',
});

const whole = css.raw({ backgroundImage: 'none', '& > img': { objectFit: 'contain' } });

export const picture = {
  wide: css(frame, { aspectRatio: '4 / 3' }),
  square: css(frame, { aspectRatio: '1 / 1' }),
  /** Beside words in a row: small, and whole in any shape of its own. */
  thumb: css(frame, whole, { aspectRatio: '4 / 3' }),
  /** A gift card is 8:5 and is shown whole, its frame and emblem included. */
  card: css(frame, whole, { aspectRatio: '8 / 5' }),
};
