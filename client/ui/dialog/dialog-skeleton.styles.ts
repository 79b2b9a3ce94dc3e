import { css } from '#panda/css';

export const shape = css({
  display: 'grid',
  gap: '4',
  padding: { base: '4', md: '6' },
  paddingBlockEnd: 'calc(24px + env(safe-area-inset-bottom))',
  minBlockSize: '60',
  alignContent: 'start',
});
