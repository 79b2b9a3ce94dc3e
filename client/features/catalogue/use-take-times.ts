import { useEffect, useState } from 'react';
import { useClient } from 'urql';
import { askTakesTime, type Given } from './ask-takes-time.ts';

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
