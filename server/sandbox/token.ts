import { createHmac, timingSafeEqual } from 'node:crypto';

type TokenClaims = { sub: string; name: string; role: string; iat: number; exp: number };

const lifetimeSeconds = 7 * 24 * 60 * 60;
const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const sign = (text: string, secret: string): string => createHmac('sha256', secret).update(text).digest('base64url');

/** A JSON Web Token (HS256) that lives seven days from `now` (epoch milliseconds). */
export const issueToken = (who: { id: number; name: string; role: string }, secret: string, now: number): string => {
  const iat = Math.floor(now / 1000);
  const claims: TokenClaims = { sub: String(who.id), name: who.name, role: who.role, iat, exp: iat + lifetimeSeconds };
  const text = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode(claims)}`;
  return `${text}.${sign(text, secret)}`;
};

/** The claims of a token that is genuine and unexpired at `now`; null for any other text. */
export const readToken = (token: string, secret: string, now: number): TokenClaims | null => {
  const [header, body, signature, ...rest] = token.split('.');
  if (!header || !body || !signature || rest.length > 0) return null;
  const expected = Buffer.from(sign(`${header}.${body}`, secret));
  const given = Buffer.from(signature);
  if (expected.length !== given.length || !timingSafeEqual(expected, given)) return null;
  const claims = JSON.parse(Buffer.from(body, 'base64url').toString()) as TokenClaims;
  return claims.exp * 1000 > now ? claims : null;
};
