import { css, cx } from '#panda/css';
import { grid, row } from '#panda/patterns';
import { notice } from '../../ui/looks.styles.ts';

export const stuck = cx(notice, css({ marginBlockEnd: '4' }));

export const shareTitle = css({ inlineSize: 'full', textStyle: 'quiet' });

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

export const message = css({
  maxInlineSize: '30ch',
  fontSize: { base: 'xl', sm: '2xl' },
  fontWeight: 'light',
  lineHeight: '1.7',
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
  textWrap: 'balance',
});

export const treatments = grid({
  columns: 'repeat(auto-fit, minmax(min(8rem, 100%), 1fr))',
  gap: '3',
  inlineSize: 'full',
  _empty: { display: 'none' },
  '& > figure': { display: 'grid', gap: '2', inlineSize: 'full', maxInlineSize: '96', justifySelf: 'center' },
  '& figcaption': { fontWeight: 'medium', lineClamp: '3' },
});

export const treatmentName = css({ fontWeight: 'medium', marginBlockEnd: '4', lineClamp: '2' });

export const how = row({ wrap: true, columnGap: '4', rowGap: '2', color: 'fg.muted' });
