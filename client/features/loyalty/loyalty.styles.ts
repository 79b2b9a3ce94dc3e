import { css, cx } from '#panda/css';
import { card as cardLook } from '../../ui/card.styles.ts';

export const stack = css({ display: 'grid', gap: '5', minInlineSize: '0' });

export const intro = css({ display: 'grid', gap: '1', color: 'fg.muted', textWrap: 'balance' });

export const classes = css({ display: 'grid', gap: '3' });

export const card = cx(
  cardLook,
  css({
    display: 'grid',
    gridTemplateColumns: { base: '72px 1fr', sm: '96px 1fr' },
    alignItems: 'start',
    gap: '4',
    padding: '4',
  }),
);

export const picture = css({ borderRadius: 'l2' });

export const words = css({ display: 'grid', justifyItems: 'start', gap: '1', minInlineSize: '0' });

export const name = css({ fontSize: 'lg', fontWeight: 'semibold', overflowWrap: 'anywhere' });

export const description = css({ color: 'fg.muted', fontSize: 'sm', overflowWrap: 'anywhere' });

/** Not `display`: it would win over the attribute that hides it. */
export const details = css({ fontSize: 'sm', whiteSpace: 'pre-line', overflowWrap: 'anywhere', marginBlockStart: '1' });

export const toggle = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '1.5',
  minBlockSize: '11',
  fontSize: 'sm',
  fontWeight: 'medium',
  color: 'palm.fg',
  borderRadius: 'l1',
  cursor: 'pointer',
  '& svg': { transition: 'transform 200ms ease-out', _motionReduce: { transition: 'none' } },
});

export const turned = css({ transform: 'rotate(180deg)' });

export const hidden = css({ srOnly: true });
