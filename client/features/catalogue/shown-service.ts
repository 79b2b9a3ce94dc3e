import { BookedServiceDocument } from '../../graphql/generated/graphql.ts';
import { readCached } from '../../graphql/read-cached.ts';
import { gone, type Head, outcomeOf, type PageContext } from '../../routing/page.ts';

/** Asks for the treatment whose dialog lies over the list. An unknown one is not found. */
export const loadShownService = async ({ client }: PageContext, id: string) => {
  const { data, error } = await client.query(BookedServiceDocument, { id });
  if (data && !data.catalogueItem && !error) throw gone();
  return outcomeOf(error);
};

/** A shared treatment is named after itself; its own page is the one to be found. */
export const headOfService = ({ client }: PageContext, id: string): Head | null => {
  const item = readCached(client, BookedServiceDocument, { id })?.catalogueItem;
  if (!item) return null;
  return {
    title: item.name,
    canonicalPath: `/product/${id}`,
    ...(item.description && { description: `${item.name}. ${item.description}` }),
    ...(item.image && { image: item.image }),
  };
};
