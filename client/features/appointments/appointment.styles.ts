import { css } from '#panda/css';
import { center, grid, row, stack } from '#panda/patterns';

export const service = row({
  gap: '3',
  position: { base: 'sticky', _short: 'static' },
  insetBlockStart: '-1',
  zIndex: '1',
  bg: 'bg.panel',
  paddingBlockEnd: { base: '3', _short: '1.5' },
  marginBlockEnd: { base: '3', _short: '1.5' },
  borderBlockEnd: 'hairline',
});

export const serviceName = css({ fontWeight: 'semibold', lineHeight: '1.4', lineClamp: '2' });
export const serviceFacts = row({ align: 'stretch', wrap: true, columnGap: '3', textStyle: 'quiet' });
export const fact = row({ inline: true, gap: '1', minInlineSize: '0', '& > span': { lineClamp: '2' } });
export const servicePrice = css({ flexShrink: '0', flexDirection: 'column' });

/** Where there is room, also on a phone on its side, the times stand beside the calendar. */
export const columns = grid({ columns: { base: 1, md: '18.5rem minmax(0, 1fr)', _wideShort: 2 }, gap: '5' });

/** While times are read anew only their buttons fade: the quiet names of the groups would be too pale to read. */
export const times = stack({ gap: '4', alignContent: 'start', '&[aria-busy=true] button': { opacity: '0.7' } });
export const groupName = css({ textStyle: 'quiet', fontWeight: 'medium' });
export const slots = grid({ columns: 'repeat(auto-fill, minmax(4.75rem, 1fr))', gap: '2' });

export const slot = center({
  minBlockSize: '11',
  paddingBlock: '1.5',
  layerStyle: 'choice',
  fontWeight: 'medium',
  fontVariantNumeric: 'tabular-nums',
  transitionProperty: 'background-color, border-color, color',
  transitionDuration: '150ms',
  '&[aria-pressed=false]': { _hover: { borderColor: 'palm.border', bg: 'palm.subtle' } },
  '&[aria-pressed=true]': { bg: 'palm.solid', borderColor: 'palm.solid', color: 'palm.contrast' },
});

export const slotDay = css({ fontSize: 'xs', fontWeight: 'normal', opacity: '0.85' });
export const phone = css({ color: 'palm.fg', fontWeight: 'medium', textDecoration: 'underline' });

export const title = css({ fontSize: 'xl', fontWeight: 'semibold', marginBlockStart: '2', textWrap: 'balance' });
