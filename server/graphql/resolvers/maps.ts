import { requireSession, type ShopContext } from '../context.ts';
import type { QueryResolvers } from '../generated/types.ts';

/** Without a maps service nothing is ever found. */
function findNothing<T>(nothing: T) {
  return (_root: unknown, _args: unknown, context: ShopContext): T => {
    requireSession(context);
    return nothing;
  };
}

const Query = {
  placeSuggestions: findNothing([]),
  place: findNothing(null),
  geocodedPlace: findNothing(null),
  placeAt: findNothing(null),
  maps: () => null,
} satisfies Pick<QueryResolvers, 'placeSuggestions' | 'place' | 'geocodedPlace' | 'placeAt' | 'maps'>;

export const maps = { Query };
