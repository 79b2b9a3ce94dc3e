import { css, cx } from '#panda/css';
import { grid, row } from '#panda/patterns';
import { notice } from '../../ui/looks.styles.ts';

export const stuck = cx(notice, css({ marginBlockEnd: '4' }));

export const message = css({
  paddingInline: '4',
  paddingBlock: '3',
  borderRadius: 'l2',
  bg: 'clay.subtle',
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
});

export const product = grid({ columns: '3.5rem minmax(0, 1fr)', gap: '3', alignItems: 'start' });
export const timeButton = css({ marginBlockStart: '1' });
export const ways = row({ align: 'stretch', wrap: true, gap: '2', _empty: { display: 'none' } });
export const wayTitle = css({ inlineSize: 'full', textStyle: 'quiet' });
