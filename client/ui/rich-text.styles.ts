import { css } from '#panda/css';

/** The few elements of writing that the provider's markup may have. */
export const writing = css({
  color: 'fg.muted',
  overflowWrap: 'anywhere',
  '& > * + *': { marginBlockStart: '2' },
  '& ul': { listStyle: 'disc', paddingInlineStart: '5' },
  '& ol': { listStyle: 'decimal', paddingInlineStart: '5' },
  '& h3, & h4, & strong, & b': { color: 'fg', fontWeight: 'semibold' },
  '& a': { color: 'palm.fg', textDecoration: 'underline', textUnderlineOffset: '3px' },
});
