import { css } from '#panda/css';
import { grid, row, stack } from '#panda/patterns';

export const needed = css({ inlineSize: 'full', textAlign: 'center', textStyle: 'quiet' });

export const card = stack({
  gap: '3',
  padding: '5',
  borderWidth: '1px',
  borderColor: 'clay.muted',
  borderRadius: 'l3',
  bg: 'clay.subtle',
  color: 'fg',
  minInlineSize: '0',
});

export const cardTop = row({
  gap: '3',
  minInlineSize: '0',
  '& > svg': { color: 'clay.fg', boxSize: '6' },
});

export const receiver = css({ fontWeight: 'semibold', lineClamp: '2', minInlineSize: '0' });

export const message = css({
  borderInlineStartWidth: '2px',
  borderColor: 'clay.fg',
  paddingInlineStart: '3',
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
});

export const product = grid({
  columns: '40px minmax(0, 1fr) auto',
  columnGap: '3',
  alignItems: 'center',
  fontSize: 'sm',
  '& > span': { lineClamp: '2' },
});
