import { css, cx } from '#panda/css';
import { card, cardBody } from '../../ui/card.styles.ts';

export const form = cx(card, cardBody, css({ display: 'grid', gap: '5', minInlineSize: '0', overflow: 'visible' }));

export const pair = css({ display: 'grid', gap: '4', gridTemplateColumns: { base: '1fr', sm: '1fr 1fr' } });

export const number = css({ fontVariantNumeric: 'tabular-nums', textAlign: 'start' });

export const note = css({
  paddingInline: '4',
  paddingBlock: '3',
  borderRadius: 'l2',
  bg: 'clay.subtle',
  color: 'clay.fg',
  fontSize: 'sm',
});

export const actions = css({ display: 'flex', flexWrap: 'wrap', gap: '2' });
