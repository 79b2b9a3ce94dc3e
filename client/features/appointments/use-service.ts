import { type BookedServiceQuery, useBookedServiceQuery } from '../../graphql/generated/operations.ts';

type Item = NonNullable<BookedServiceQuery['catalogueItem']>;
export type BookedService = Extract<Item, { productMasterId: string | null }>;

const isService = (item: Item | null | undefined): item is BookedService => Boolean(item && 'productMasterId' in item);

/** The service of a booking. `isMissing` when the provider does not know it, or when it is no service. */
export const useService = (id: string) => {
  const [{ data, error, fetching }, execute] = useBookedServiceQuery({ variables: { id } });
  const item = data?.catalogueItem;
  return {
    service: isService(item) ? item : null,
    isMissing: Boolean(data) && !error && !isService(item),
    error,
    fetching,
    retry: () => execute({ requestPolicy: 'network-only' }),
  };
};
