import { grid } from '#panda/patterns';

/** The frame of the landing, which has no site chrome around it. */
export const landing = grid({
  columns: 1,
  gap: '8',
  inlineSize: 'full',
  maxInlineSize: '880px',
  marginInline: 'auto',
  paddingBlock: '6',
});
