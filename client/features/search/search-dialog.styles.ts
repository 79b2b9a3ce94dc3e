import { css } from '#panda/css';

/** As high as the sheet on phones, and of one height on desktops: nothing jumps while results come and go. */
export const panel = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto 1fr',
  gap: '2',
  minBlockSize: { base: 'calc(100dvh - 7.5rem)', md: 'min(32rem, 60dvh)' },
});

/** The box stays in sight above what is found. */
export const bar = css({
  position: 'sticky',
  insetBlockStart: '-1',
  zIndex: '1',
  marginInline: '-1',
  paddingInline: '1',
  paddingBlock: '1',
  bg: 'bg.panel',
});
