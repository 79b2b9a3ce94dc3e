import { useEffect, useState } from 'react';
import { type Client, useClient } from 'urql';
import { failureOf } from '../../graphql/failure.ts';
import { AvailableDaysDocument, GivenProductDocument } from '../../graphql/generated/graphql.ts';

type Given = { productId?: string | null; productMasterId?: string | null };

/**
 * Whether a product without a time takes one: a treatment, or one with free times though it does not say how long it
 * takes. A product whose answer is missing may take one.
 */
const askTakesTime = async (client: Client, { productId, productMasterId }: Given): Promise<boolean> => {
  if (!productId) return true;
  const { data, error } = await client.query(GivenProductDocument, { id: productId });
  if (error || data?.catalogueItem?.__typename === 'Service') return true;
  if (!data?.catalogueItem || !productMasterId) return false;
  const times = await client.query(AvailableDaysDocument, { productMasterId });
  if (times.error) return failureOf(times.error).code !== 'NOT_FOUND';
  return Boolean(times.data?.availableDays.some(({ slots }) => slots.length > 0));
};

/** Which of some products take a time, one answer each; undefined until all are known, and for no products. */
export const useTakeTimes = (products: readonly Given[]): boolean[] | undefined => {
  const client = useClient();
  const [known, setKnown] = useState<{ asked: string; answers: boolean[] }>();
  const asked = JSON.stringify(products.map(({ productId, productMasterId }) => ({ productId, productMasterId })));
  useEffect(() => {
    let isGone = false;
    const given: Given[] = JSON.parse(asked);
    if (given.length > 0) {
      void Promise.all(given.map((product) => askTakesTime(client, product))).then((answers) => {
        if (!isGone) setKnown({ asked, answers });
      });
    }
    return () => {
      isGone = true;
    };
  }, [client, asked]);
  return known?.asked === asked ? known.answers : undefined;
};
