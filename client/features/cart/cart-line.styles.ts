import { css, cx } from '#panda/css';
import { disc, grid, row, stack } from '#panda/patterns';
import { quietAction } from '../../ui/looks.styles.ts';

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

export const texts = grid({
  columns: 1,
  gap: '1.5',
  flex: '1 1 6rem',
  minInlineSize: '0',
  alignContent: 'start',
  justifyItems: 'start',
});

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

export const remove = disc({
  boxSize: '11',
  marginInlineEnd: '-2',
  marginBlockEnd: '-2',
  color: 'fg.muted',
  _hover: { bg: 'bg.muted', color: 'fg.error' },
  _disabled: { opacity: '0.4' },
});
