/** Features whose kept answers can be thrown away, and what of the provider's answers each of them reads. */
const kinds = {
  catalogue: ['menus', 'products'],
  shop: ['menus', 'products'],
  vouchers: ['menus', 'products'],
  branches: ['branches'],
  loyalty: ['loyalty'],
} as const satisfies Record<string, readonly string[]>;

export type PurgeWord = keyof typeof kinds;

export const purgeWords = Object.keys(kinds) as PurgeWord[];

export const isPurgeWord = (word: unknown): word is PurgeWord => typeof word === 'string' && Object.hasOwn(kinds, word);

/** Whether answers of a kind, such as `products`, belong to one of the words. */
export const isMeant = (words: readonly PurgeWord[], kind: string): boolean =>
  words.some((word) => (kinds[word] as readonly string[]).includes(kind));
