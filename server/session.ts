import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isFields } from './values/safe-values.ts';

/** A session as this server knows it. The token never leaves the server but to the provider and the cookie. */
export type SignedInSession = {
  token: string;
  /** Names the session in stores and comparisons, where the token itself must not be stored. */
  key: string;
  /** Milliseconds since 1970. */
  expiresAt: number;
  /** The token's claims as JSON, without its signature. */
  claims: string;
};

declare module 'fastify' {
  interface FastifyRequest {
    /** The claims of its cookie, read once: a page asks for it with each of its operations. */
    describedSession?: SignedInSession | null;
  }
}

type CookieSettings = { isSecure: boolean };

const sevenDaysSeconds = 7 * 24 * 3600;
const longestToken = 3800;
/** Later ones have no date of four figures for the year. */
const lastInstant = Date.parse('9999-12-31T23:59:59Z');

export const sessionCookieName = ({ isSecure }: CookieSettings): string =>
  isSecure ? '__Host-auth_token' : 'auth_token';

const cookieOptions = ({ isSecure }: CookieSettings) =>
  ({ path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure }) as const;

const decodePart = (part: string): Record<string, unknown> | null => {
  try {
    const value: unknown = JSON.parse(Buffer.from(part, 'base64url').toString('utf8'));
    return isFields(value) ? value : null;
  } catch {
    return null;
  }
};

/** The claims of a token; null unless it is a well-formed JWT whose end lies ahead. The provider judges its signature. */
export const describeSession = (token: string, now = Date.now()): SignedInSession | null => {
  if (token.length > longestToken || !/^[\w-]+\.[\w-]+\.[\w-]+$/.test(token)) return null;
  const [header = '', payload = ''] = token.split('.');
  const claims = decodePart(payload);
  if (!decodePart(header) || !claims || typeof claims.exp !== 'number') return null;
  const expiresAt = claims.exp * 1000;
  if (!Number.isFinite(expiresAt) || expiresAt <= now || expiresAt > lastInstant) return null;
  const key = createHash('sha256').update(token).digest('base64url').slice(0, 32);
  return { token, key, expiresAt, claims: JSON.stringify(claims) };
};

/** The same on all devices of a customer, if the token names the customer. */
export const customerOf = ({ claims, key }: SignedInSession): string => {
  const { sub } = JSON.parse(claims) as { sub?: unknown };
  return typeof sub === 'string' || typeof sub === 'number' ? String(sub) : key;
};

/** The session of a request's cookie. `isStale` says that there is a cookie that counts for nothing and should be cleared. */
export const readSession = (
  request: FastifyRequest,
  settings: CookieSettings,
): { session: SignedInSession | null; isStale: boolean } => {
  const token = request.cookies?.[sessionCookieName(settings)];
  if (!token) return { session: null, isStale: false };
  const known = request.describedSession ?? describeSession(token);
  request.describedSession = known;
  const session = known && known.expiresAt > Date.now() ? known : null;
  return { session, isStale: !session };
};

/** Gives the browser its session: for 7 days, or until the token ends when that is sooner. */
export const startSession = (reply: FastifyReply, session: SignedInSession, settings: CookieSettings): void => {
  const remaining = Math.floor((session.expiresAt - Date.now()) / 1000);
  const maxAge = Math.max(1, Math.min(sevenDaysSeconds, remaining));
  reply.setCookie(sessionCookieName(settings), session.token, { ...cookieOptions(settings), maxAge });
};

/** Takes the session from the browser, and with it the branch that its customer chose; a guest keeps theirs. */
export const endSession = (reply: FastifyReply, settings: CookieSettings): void => {
  reply.clearCookie(sessionCookieName(settings), cookieOptions(settings));
  if (reply.request.cookies[sessionCookieName(settings)]) reply.clearCookie('branch', { path: '/' });
};
