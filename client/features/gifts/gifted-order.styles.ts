import { css, cx } from '#panda/css';
import { notice } from '../../ui/feedback/notice.styles.ts';

export const stuck = cx(notice, css({ marginBlockEnd: '4' }));

export const whole = css({ display: 'grid', gap: '5', minInlineSize: '0' });

export const message = css({
  paddingInline: '4',
  paddingBlock: '3',
  borderRadius: 'l2',
  bg: 'clay.subtle',
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
});

export const partTitle = css({ fontWeight: 'semibold', marginBlockEnd: '2' });

export const products = css({ display: 'grid', gap: '3' });

export const product = css({
  display: 'grid',
  gridTemplateColumns: '3.5rem minmax(0, 1fr)',
  alignItems: 'start',
  gap: '3',
});

export const thumb = css({ borderRadius: 'l2' });

export const productWords = css({ display: 'grid', gap: '1', minInlineSize: '0', justifyItems: 'start' });

export const productName = css({ fontWeight: 'medium', overflowWrap: 'anywhere', lineClamp: '3' });

export const small = css({ fontSize: 'sm', color: 'fg.muted', fontVariantNumeric: 'tabular-nums' });

export const timeButton = css({ marginBlockStart: '1' });

export const ways = css({ display: 'flex', flexWrap: 'wrap', gap: '2', _empty: { display: 'none' } });

export const wayTitle = css({ inlineSize: 'full', fontSize: 'sm', color: 'fg.muted' });

export const quiet = css({ color: 'fg.muted' });
