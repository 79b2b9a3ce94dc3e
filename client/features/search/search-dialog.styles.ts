import { css } from '#panda/css';
import { grid } from '#panda/patterns';

/** As high as the sheet on phones, and of one height on desktops: nothing jumps while results come and go. */
export const panel = grid({
  columns: 1,
  gap: '2',
  gridTemplateRows: 'auto 1fr',
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
