import { css, cx } from '#panda/css';
import { stack } from '#panda/patterns';
import { card, cardBody } from '../../ui/card.styles.ts';

export const form = cx(card, cardBody, stack({ gap: '5', minInlineSize: '0', overflow: 'visible' }));
export const number = css({ fontVariantNumeric: 'tabular-nums', textAlign: 'start' });

export const note = css({
  paddingInline: '4',
  paddingBlock: '3',
  borderRadius: 'l2',
  layerStyle: 'clay',
  fontSize: 'sm',
});
