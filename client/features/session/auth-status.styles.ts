import { css, cx } from '#panda/css';
import { card } from '../../ui/card.styles.ts';

export const page = css({
  display: 'grid',
  gap: '5',
  maxInlineSize: '560px',
  marginInline: 'auto',
  inlineSize: 'full',
});

export const panel = cx(
  card,
  css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    justifyItems: 'start',
    gap: '4',
    padding: { base: '5', md: '7' },
  }),
);

export const medal = {
  in: css({
    display: 'grid',
    placeItems: 'center',
    boxSize: '14',
    borderRadius: 'full',
    bg: 'palm.subtle',
    color: 'palm.fg',
    fontSize: 'xl',
  }),
  out: css({
    display: 'grid',
    placeItems: 'center',
    boxSize: '14',
    borderRadius: 'full',
    bg: 'bg.muted',
    color: 'fg.muted',
    fontSize: 'xl',
  }),
};

export const state = css({ fontSize: 'xl', fontWeight: 'semibold' });

export const muted = css({ color: 'fg.muted' });

export const actions = css({ display: 'flex', flexWrap: 'wrap', gap: '3', paddingBlockStart: '2' });

export const form = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '5', inlineSize: 'full' });
