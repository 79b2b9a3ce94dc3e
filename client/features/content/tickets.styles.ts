import { css, cx } from '#panda/css';
import { actingCard, card, cardBody } from '../../ui/card.styles.ts';
import { input } from '../../ui/form/field.styles.ts';

export const page = css({ display: 'grid', gap: { base: '5', md: '6' }, minInlineSize: '0' });

export const lead = css({ color: 'fg.muted', maxInlineSize: '56ch' });

export const panel = cx(card, cardBody, css({ display: 'grid', gap: '3' }));

export const choice = css({
  position: 'relative',
  display: 'grid',
  minInlineSize: '0',
  '& > svg': {
    position: 'absolute',
    insetInlineEnd: '3.5',
    insetBlockStart: 'calc(50% - 0.625em)',
    pointerEvents: 'none',
    color: 'fg.muted',
  },
});

export const select = cx(
  input,
  css({ cursor: 'pointer', appearance: 'none', textOverflow: 'ellipsis', paddingInlineEnd: '10' }),
);

export const note = css({ fontSize: 'sm', color: 'fg.muted' });

export const reference = css({ fontSize: 'sm', fontWeight: 'medium', color: 'palm.fg' });

export const ways = css({ display: 'grid', gap: '3', gridTemplateColumns: { base: '1fr', sm: 'repeat(3, 1fr)' } });

export const way = cx(card, actingCard, css({ display: 'grid', gap: '2', padding: '4', alignContent: 'start' }));

export const wayIcon = css({
  display: 'grid',
  placeItems: 'center',
  boxSize: '11',
  borderRadius: 'full',
  bg: 'palm.subtle',
  color: 'palm.fg',
  fontSize: 'lg',
});

export const wayName = css({ fontWeight: 'semibold' });

export const wayTo = css({ justifySelf: 'start', fontSize: 'sm', color: 'fg.muted', overflowWrap: 'anywhere' });

export const partTitle = css({ fontSize: 'lg', fontWeight: 'semibold' });

export const end = css({ justifySelf: 'start' });
