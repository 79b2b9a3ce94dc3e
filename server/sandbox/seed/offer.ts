import type { Text } from '../language.ts';

/** What the shop offers, as the provider describes it. */
export type Offer = {
  id: number;
  /** A drawing of it; a treatment has `pictures/service/<picture>.svg`, and the same scene nearer in `<picture>-near.svg`. */
  picture: string;
  subCategoryId: number;
  /** SAR, VAT included. */
  price: number;
  /** The old price, when it is on offer. */
  before?: number;
  name: Text;
  description: Text;
};

/** A treatment before it becomes one product in each branch. */
export type Treatment = Offer & {
  minutes: number;
  /** The branches that offer it; all when left out. */
  branches?: number[];
};

/** An entry of the seed: its facts, its name, and a line of description in each language. */
export const described = <Facts extends object>(facts: Facts, name: Text, en: string, ar: string) => ({
  ...facts,
  name,
  description: { en, ar },
});
