import { wholeNumber } from './world.ts';

/** Cuts one page out of a list; a page that does not exist is empty. */
export const pageOf = <Item>(items: readonly Item[], query: { page?: unknown; per_page?: unknown }, usualSize = 10) => {
  const size = Math.min(100, wholeNumber(query.per_page) || usualSize);
  const page = Math.max(1, wholeNumber(query.page) ?? 1);
  return {
    items: items.slice((page - 1) * size, page * size),
    pagination_options: {
      current_page: page,
      last_page: Math.max(1, Math.ceil(items.length / size)),
      per_page: size,
      total: items.length,
    },
  };
};
