import { css, cx } from '#panda/css';
import { center, grid } from '#panda/patterns';
import { input, latin } from '../ui/form/field.styles.ts';

export const dateButton = cx(input, center({ inlineSize: '12', padding: '0', fontSize: 'xl', color: 'palm.fg' }));
/** As high as a calendar of six weeks, so that nothing moves when its code or another month comes. */
export const calendarPlace = css({ minBlockSize: '378px' });
export const birthday = grid({ columns: '1fr auto', gap: '2' });
export const typedDay = cx(latin, css({ minInlineSize: '0', fontVariantNumeric: 'tabular-nums' }));
