/** Features whose kept answers can be thrown away, and what of the provider's answers each of them reads. */
const KINDS = {
  catalogue: ['menus', 'products'],
  shop: ['menus', 'products'],
  vouchers: ['menus', 'products'],
  branches: ['branches'],
  loyalty: ['loyalty'],
} as const satisfies Record<string, readonly string[]>;

export type PurgeWord = keyof typeof KINDS;

export const PURGE_WORDS = Object.keys(KINDS) as PurgeWord[];

export function isPurgeWord(word: unknown): word is PurgeWord {
  return typeof word === 'string' && Object.hasOwn(KINDS, word);
}

/** Whether answers of a kind, such as `products`, belong to one of the words. */
export function isMeant(words: readonly PurgeWord[], kind: string): boolean {
  return words.some((word) => (KINDS[word] as readonly string[]).includes(kind));
}
