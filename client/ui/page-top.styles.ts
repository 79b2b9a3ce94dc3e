import { css } from '#panda/css';

/** The title of an account page; the same height on each. */
export const pageTitle = css({ textStyle: 'title', overflowWrap: 'anywhere' });

/** One sentence below that title. */
export const pageLead = css({ color: 'fg.muted', marginBlockStart: '2', maxInlineSize: '56ch' });

/** For pages whose beginning differs a little. */
export const pageTopLook = () =>
  css.raw({
    display: 'grid',
    gap: '4',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) auto' },
    alignItems: 'end',
    marginBlockEnd: { base: '5', md: '7' },
    '& > a': { justifySelf: 'start' },
    '& h1': { textStyle: 'title', textWrap: 'balance', overflowWrap: 'anywhere' },
    '& h1 + p': { color: 'fg.muted', marginBlockStart: '1.5', minBlockSize: '6', maxInlineSize: '56ch' },
  });

/** The beginning of a page: its name, one sentence, and the actions of the whole page. */
export const pageTop = css(pageTopLook());
