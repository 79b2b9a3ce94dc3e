import { css } from '#panda/css';
import { grid, row, stack } from '#panda/patterns';

export const service = row({
  gap: '3',
  // It would cover the times.
  position: { base: 'sticky', _fewLines: 'static' },
  insetBlockStart: '-1',
  zIndex: '1',
  bg: 'bg.panel',
  paddingBlockEnd: { base: '3', _short: '1.5' },
  marginBlockEnd: { base: '3', _short: '1.5' },
  borderBlockEnd: 'hairline',
});

export const servicePrice = css({ flexShrink: '0', flexDirection: 'column' });

/** Where there is room, also on a phone on its side, the times stand beside the calendar. */
export const columns = grid({ columns: { base: 1, md: '18.5rem minmax(0, 1fr)', _wideShort: 2 }, gap: '5' });

/** While times are read anew only their buttons fade: the quiet names of the groups would be too pale to read. */
export const times = stack({ gap: '4', alignContent: 'start', '&[aria-busy=true] button': { opacity: '0.7' } });

/** The words of a booking that is on its way and those of one that is done have the same height. */
export const doneBody = css({ minBlockSize: '2lh' });

export const chosen = row({
  align: 'baseline',
  spread: true,
  gap: '3',
  inlineSize: 'full',
  fontSize: 'sm',
  '& strong': { fontWeight: 'medium' },
});

export const time = css({ fontWeight: 'semibold', color: 'palm.fg', fontVariantNumeric: 'tabular-nums' });
export const missing = css({ color: 'fg.muted', fontVariantNumeric: 'tabular-nums' });
