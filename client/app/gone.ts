import type { MessageId } from '../i18n/message-id.ts';

const things = ['service', 'product', 'branch'] as const;

/** What is said where a page exists, but not what its URL names: the thing, if the URL tells what it was. */
export const goneTitle = (search: string): MessageId => {
  const named = new URLSearchParams(search);
  return `shell.gone.${things.find((thing) => named.has(thing)) ?? 'other'}`;
};
