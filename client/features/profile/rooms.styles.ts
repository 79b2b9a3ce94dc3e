import { css, cx } from '#panda/css';
import { grid, medal } from '#panda/patterns';
import { actingCard, card } from '../../ui/card.styles.ts';

export const room = {
  card: cx(
    card,
    actingCard,
    grid({ columns: 'auto 1fr auto', gap: '4', alignItems: 'center', padding: { base: '4', md: '5' } }),
  ),
  row: grid({
    position: 'relative',
    columns: 'auto 1fr auto',
    gap: '4',
    alignItems: 'center',
    paddingInline: { base: '4', md: '5' },
    paddingBlock: '3',
    _hover: { bg: 'bg.subtle' },
    'li + &': { borderBlockStart: 'hairline' },
    '&:has(:focus-visible)': { outline: '2px solid {colors.palm.focusRing}', outlineOffset: '-2px' },
  }),
};

export const icon = medal({ tone: 'palm', boxSize: '12', fontSize: 'lg' });
export const name = css({ fontWeight: 'semibold', textAlign: 'start' });
