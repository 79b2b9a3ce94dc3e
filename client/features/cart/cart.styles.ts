import { css, cx } from '#panda/css';
import { column, grid, row, stack } from '#panda/patterns';
import { amount, quiet } from '../../ui/looks.styles.ts';

/** As tall as the space between the header and the bottom bar, so that paying stands right above the bar. */
export const page = column({
  minBlockSize: { base: 'calc(100dvh - 76px - var(--bar) - env(safe-area-inset-bottom))', md: 'auto' },
});

export const top = row({ wrap: true, spread: true, columnGap: '4', marginBlockEnd: '4' });

export const message = css({
  padding: '3',
  borderRadius: 'l2',
  layerStyle: 'palm',
  fontSize: 'sm',
  marginBlockEnd: '4',
  '& > span': { lineClamp: '6' },
});

export const columns = grid({
  columns: { base: 1, lg: 'minmax(0, 1fr) 360px' },
  gap: { base: '5', lg: '8' },
  alignItems: 'start',
  paddingBlockEnd: { base: '5', lg: '0' },
});

export const summary = stack({
  gap: '3',
  padding: '5',
  layerStyle: 'panel',
  position: { lg: 'sticky' },
  insetBlockStart: { lg: '24' },
});

export const rows = stack({ gap: '3', transition: 'opacity 150ms', '[aria-busy=true] > &': { opacity: '0.5' } });
export const discount = cx(amount, css({ color: 'fg.success' }));
export const quietRow = cx(amount, quiet);

export const total = cx(
  amount,
  css({ borderBlockStart: 'hairline', paddingBlockStart: '3', marginBlockStart: '1', textStyle: 'subtitle' }),
);

export const desktopPay = css({ display: { base: 'none', lg: 'inline-flex' } });

/** Stands below the lines as long as they take the whole width. */
export const payBar = css({
  gap: '4',
  display: { base: 'flex', lg: 'none' },
  position: 'sticky',
  insetBlockEnd: { base: 'calc(var(--bar) + env(safe-area-inset-bottom))', md: '0' },
  zIndex: 'docked',
  alignItems: 'center',
  justifyContent: 'space-between',
  marginInline: '-4',
  marginBlockStart: 'auto',
  paddingInline: '4',
  paddingBlock: { base: '3', _short: '1.5' },
  bg: 'bg.panel',
  borderBlockStart: 'line',
});

export const payTotal = stack({ transition: 'opacity 150ms', '&[aria-busy=true]': { opacity: '0.5' } });

/** On the narrowest screens its words take two lines; letters twice as large grow as far as the bar has room. */
export const barPay = css({
  fontSize: 'min(1rem, 5vw)',
  paddingInline: 'min(1.25rem, 5vw)',
  flexShrink: '1',
  minInlineSize: '0',
  blockSize: 'auto',
  minBlockSize: '12',
  paddingBlock: '1',
});
