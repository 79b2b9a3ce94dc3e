import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The text of a table of the seed. */
export const tableOf = (name: string): string => readFileSync(join(import.meta.dirname, `${name}.txt`), 'utf8');

/**
 * Reads offers of three lines each: facts and the name in each language, the English description, the Arabic one. The facts
 * are id, picture, sub-category, price and the old price in SAR, for treatments minutes and the branches that offer it, too;
 * `-` stands for no old price and for all branches. A treatment has `pictures/service/<picture>.svg`, and the same scene
 * nearer in `<picture>-near.svg`.
 */
const offersIn = (name: string) =>
  [...tableOf(name).matchAll(/^(.+) \| (.+) \| (.+)\n(.+)\n(.+)$/gm)].map(
    ([, facts = '', en = '', ar = '', ...about]) => {
      const [id, picture = '', subCategoryId, price, before, minutes, branches = '-'] = facts.split(' ');
      return {
        ...{ id: Number(id), picture, subCategoryId: Number(subCategoryId), price: Number(price) },
        ...(before !== '-' && { before: Number(before) }),
        minutes: Number(minutes ?? 0),
        ...(branches !== '-' && { branches: branches.split(',').map(Number) }),
        name: { en, ar },
        description: { en: about[0] ?? '', ar: about[1] ?? '' },
      };
    },
  );

export type Offer = ReturnType<typeof offersIn>[number];

export const treatments = offersIn('treatments');

/** What is sold over the counter: the price is that of 30 ml, the picture `pictures/product/<picture>.svg`. */
export const shopItems = offersIn('goods');

/** The price is the value, the picture `pictures/giftcard/<picture>.svg`. */
export const giftCards = offersIn('gift-cards');
