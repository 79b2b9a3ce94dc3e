import { css } from '#panda/css';
import { pageTopLook } from '../../ui/page-top.styles.ts';

/** The name of the page, how much it lists, and the branch: one line on a phone. */
export const top = css(pageTopLook(), {
  mdDown: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    marginBlockEnd: '0',
    '& > div': { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: '2' },
    '& > :nth-child(2)': { flex: '1 1 130px', textAlign: 'end' },
    '& h1': { fontSize: '2xl', lineHeight: '1.75' },
    '& h1 + p': { fontSize: 'sm' },
  },
});

/**
 * Menus, categories and the filter: one line on a phone, which stays under the header of a high enough window. On wider
 * screens the kinds of the chosen category share the filter's line, so that nothing moves when they come.
 */
export const bar = css({
  md: { position: 'relative', '& nav nav': { position: 'absolute', insetBlockEnd: '0', insetInline: '14rem 0' } },
  mdDown: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '2',
    minBlockSize: '52px',
    marginInline: '-4',
    paddingInline: '4',
    bg: 'bg',
    position: 'sticky',
    insetBlockStart: '57px',
    zIndex: '2',
    '& > p': { order: '1', flexBasis: 'full', minInlineSize: '0' },
  },
});

export const scroller = css({
  mdDown: {
    display: 'flex',
    alignItems: 'center',
    gap: '4',
    flex: '1',
    minInlineSize: '0',
    overflowX: 'auto',
    scrollbarWidth: 'none',
    '& ul': { overflow: 'visible', margin: '0', padding: '0', borderWidth: '0' },
    '& nav': { flexShrink: '0' },
  },
});
