import { nearestFirst, type Placed } from './distance.ts';
import { ownPosition } from './own-position.ts';

/** The nearest to the visitor first. Only for who has given the permission: he would be asked for it here. */
export const sortedByNearness = async <Item extends Placed>(items: readonly Item[]): Promise<Item[]> =>
  nearestFirst(items, await ownPosition());
