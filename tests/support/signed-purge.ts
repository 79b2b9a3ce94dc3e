import { createHmac } from 'node:crypto';

type Signed = { at?: number; secret?: string; sent?: string };

export const purgeSecret = 'a-secret-that-the-back-office-knows';

/** A request to `/purge` as the back office makes it, unless something is wrong with it. */
export const signedPurge = (body: object, { at = Date.now(), secret = purgeSecret, sent }: Signed = {}) => {
  const text = JSON.stringify(body);
  const timestamp = String(at);
  const signature = createHmac('sha256', secret).update(`${timestamp}.${text}`).digest('hex');
  const headers = {
    'content-type': 'application/json',
    'x-purge-timestamp': timestamp,
    'x-purge-signature': signature,
  };
  return { method: 'POST' as const, headers, body: sent ?? text };
};
