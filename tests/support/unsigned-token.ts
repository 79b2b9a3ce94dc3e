import { randomUUID } from 'node:crypto';

/** A well-formed token with these claims. Only a provider could tell that its signature is none. */
export const tokenOf = (claims: object): string =>
  [
    ...[{ alg: 'HS256', typ: 'JWT' }, claims].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')),
    'none',
  ].join('.');

/** The same of a customer of its own, which ends in so many seconds. */
export const unsignedToken = (secondsToLive: number, claims: object = { sub: randomUUID() }): string =>
  tokenOf({ ...claims, exp: Math.floor(Date.now() / 1000) + secondsToLive });
