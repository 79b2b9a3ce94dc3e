import { randomUUID } from 'node:crypto';

/** A well-formed token that ends in so many seconds. Only a provider could tell that its signature is none. */
export const unsignedToken = (secondsToLive: number): string => {
  const exp = Math.floor(Date.now() / 1000) + secondsToLive;
  const parts = [
    { alg: 'HS256', typ: 'JWT' },
    { sub: randomUUID(), exp },
  ];
  return [...parts.map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')), 'none'].join('.');
};
