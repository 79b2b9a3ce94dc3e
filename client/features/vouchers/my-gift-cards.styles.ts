import { css, cx } from '#panda/css';
import { grid, row, stack } from '#panda/patterns';
import { actingCard, card, cardBody } from '../../ui/card.styles.ts';

export const cards = grid({ columns: { base: 1, sm: 2, lg: 3 }, gap: '4' });
export const giftCard = cx(card, actingCard);
export const body = cx(cardBody, stack({ gap: '2' }));
export const opener = css({ textAlign: 'start', fontWeight: 'semibold', overflowWrap: 'anywhere' });

export const choices = stack({ gap: '2', '& > :has(:disabled) img': { filter: 'grayscale(1)' } });
export const worth = row({ wrap: true, gap: '2', fontWeight: 'semibold', fontSize: 'sm' });

export const top = grid({
  columns: { base: 1, sm: 'minmax(0, 1.2fr) minmax(0, 1fr)' },
  gap: { base: '4', sm: '6' },
  alignItems: 'center',
});

export const balance = stack({ gap: '1', justifyItems: 'start' });
export const figure = css({ fontSize: '3xl', fontWeight: 'semibold', lineHeight: '1.2' });
export const facts = grid({ columns: { base: 2, sm: 3 }, gap: '4', paddingBlock: '4', borderBlock: 'hairline' });
export const fact = css({ minInlineSize: '0', '& dd': { fontWeight: 'medium', overflowWrap: 'anywhere' } });

export const code = stack({
  gap: '2',
  justifyItems: 'center',
  textAlign: 'center',
  '& img': { bg: 'white', padding: '3', borderRadius: 'l2' },
});

export const redemptions = css({
  '& > li': {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: '4',
    paddingBlock: '3',
    borderBlockEnd: 'hairline',
    fontWeight: 'medium',
  },
  '& > li:last-child': { borderBlockEndWidth: '0' },
  '& p:first-child': { overflowWrap: 'anywhere' },
});
