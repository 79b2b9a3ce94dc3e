/** A page number, or a gap between two that are not neighbours. */
export type PageStep = number | 'gap';

const range = (from: number, to: number) =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);

/** The pages to offer: the first, the last and those around the current one; a gap of one page is that page. */
export const pageWindow = (current: number, last: number): PageStep[] => {
  if (last <= 7) return range(1, last);
  const at = Math.min(Math.max(current, 1), last);
  const from = at <= 4 ? 2 : Math.min(at - 1, last - 4);
  const to = at >= last - 3 ? last - 1 : Math.max(at + 1, 5);
  const before: PageStep[] = from > 2 ? ['gap'] : [];
  const after: PageStep[] = to < last - 1 ? ['gap'] : [];
  return [1, ...before, ...range(from, to), ...after, last];
};
