import type { Text } from '../language.ts';

/** A treatment as the provider describes it, before it becomes one product in each branch. */
export type Treatment = {
  id: number;
  /** A drawing of the treatment, `pictures/service/<picture>.svg`; `<picture>-near.svg` is the same scene nearer. */
  picture: string;
  subCategoryId: number;
  /** SAR, VAT included. */
  price: number;
  /** The old price, when the treatment is on offer. */
  before?: number;
  minutes: number;
  /** The branches that offer it; all when left out. */
  branches?: number[];
  name: Text;
  description: Text;
};
