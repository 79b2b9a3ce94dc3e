import { css, cx } from '#panda/css';
import { grid, row, stack } from '#panda/patterns';
import { iconAction, quietAction, startTexts } from '../../ui/looks.styles.ts';

export const line = row({
  align: 'stretch',
  wrap: true,
  gap: { base: '3', md: '4' },
  // With large letters the figures go below the words rather than out of the window.
  padding: { base: '3', md: '4' },
  layerStyle: 'panel',
  transition: 'opacity 150ms ease-out',
  '&[aria-busy=true]': { opacity: '0.6' },
});

export const picture = css({
  flexShrink: '0',
  inlineSize: { base: '20', md: '24' },
  alignSelf: 'start',
  borderRadius: 'l2',
});

export const texts = cx(startTexts, grid({ columns: 1, flex: '1 1 6rem', alignContent: 'start' }));

/** Tall lines, so that no letter of the last one is cut off. */
export const name = css({ fontWeight: 'semibold', lineHeight: '1.6', lineClamp: '3' });

export const nameButton = css({ textAlign: 'start', borderRadius: 'l1', _hover: { textDecoration: 'underline' } });

export const changeAction = cx(quietAction, css({ minInlineSize: '11' }));

export const end = stack({ gap: '2', justifyItems: 'end', alignContent: 'space-between', marginInlineStart: 'auto' });

export const lost = grid({
  columns: 1,
  gap: '3',
  inlineSize: 'full',
  padding: '3',
  borderRadius: 'l2',
  layerStyle: 'clay',
  '& > h3': { display: 'flex', gap: '2', color: 'inherit' },
});

export const remove = cx(
  iconAction,
  css({ marginInlineEnd: '-2', marginBlockEnd: '-2', _disabled: { opacity: '0.4' } }),
);
