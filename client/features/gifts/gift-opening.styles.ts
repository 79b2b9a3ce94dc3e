import { css } from '#panda/css';
import { grid, stack } from '#panda/patterns';

export const opening = grid({
  columns: 1,
  gap: '4',
  justifyItems: 'center',
  paddingInline: { base: '4', sm: '8' },
  paddingBlock: { base: '6', sm: '8' },
  borderRadius: '20px',
  bg: 'clay.subtle',
  textAlign: 'center',
  '& > *': { minInlineSize: '0' },
});

export const sender = css({ fontWeight: 'medium', overflowWrap: 'anywhere' });

export const message = css({
  maxInlineSize: '30ch',
  fontSize: { base: 'xl', sm: '2xl' },
  fontWeight: 'light',
  lineHeight: '1.7',
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
  textWrap: 'balance',
});

export const one = css({ inlineSize: 'full', maxInlineSize: '96' });
export const pair = grid({ columns: 2, gap: '3', inlineSize: 'full' });
export const treatment = stack({ gap: '2', '& > figcaption': { fontWeight: 'medium', lineClamp: '3' } });
