import { css } from '#panda/css';

/** For a `details` element whose summary is a pill with an arrow at its end. */
export const detailsMenu = css({
  position: 'relative',
  '& > :is(summary, a)': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minBlockSize: '11',
    paddingInline: '4',
    borderRadius: 'full',
    border: 'line',
    bg: 'bg.panel',
    fontSize: 'sm',
    fontWeight: 'medium',
    listStyle: 'none',
    '&::-webkit-details-marker': { display: 'none' },
    _hover: { borderColor: 'border.emphasized' },
  },
  '&[open] > summary > svg:last-child': { transform: 'rotate(180deg)' },
});

/** Its panel lies over the list below, so that nothing jumps. */
export const detailsPanel = css({ position: 'absolute', insetBlockStart: 'calc(100% + 8px)', layerStyle: 'floating' });
