import { windowText } from '../../i18n/arriving-texts.ts';
import { showToast } from '../../ui/feedback/toast.ts';
import type { Client } from '../client.ts';

/** What a page asks for together is told of once. Milliseconds. */
const onceInMs = 10_000;

const toldAt = new WeakMap<Client, number>();

/** Tells that what is shown has been asked for again and could not be had. */
export const tellOld = (client: Client): void => {
  const now = Date.now();
  if (now - (toldAt.get(client) ?? 0) < onceInMs) return;
  toldAt.set(client, now);
  showToast({ title: windowText('recovery.old'), color: 'warning' });
};
