import type { Client } from 'urql';
import {
  BranchPlacesDocument,
  BranchTeasersDocument,
  type TeaserPartsFragment,
} from '../../graphql/generated/graphql.ts';
import { nearestFirst, ownPosition } from './distance.ts';

/**
 * As many branches as were given, the nearest to the visitor first; of a list that was cut also others, which are asked
 * for. Only for visitors who have given the permission: their browser would ask for it here. Fails without a position.
 */
export const sortedByNearness = async (
  client: Client,
  items: TeaserPartsFragment[],
  isCut: boolean,
): Promise<TeaserPartsFragment[]> => {
  const own = await ownPosition();
  if (!isCut) return nearestFirst(items, own);
  const places = (await client.query(BranchPlacesDocument, {})).data?.branches ?? [];
  const ids = nearestFirst(places, own)
    .slice(0, items.length)
    .map(({ id }) => id);
  const nearest = (await client.query(BranchTeasersDocument, { ids })).data?.branches;
  return nearestFirst(nearest ?? items, own);
};
