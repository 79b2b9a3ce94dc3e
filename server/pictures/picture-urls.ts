import { createHmac, timingSafeEqual } from 'node:crypto';
import { LRUCache } from 'lru-cache';

/** Widths in pixels that pictures are made in; a page asks for no other. */
const widths = [160, 320, 640, 960, 1280];
const usualWidth = 640;
/** As social networks show it. */
const sharedWidth = 1200;

/** `shared` is a JPEG, which every site that previews links can show. */
export type PictureSize = { width: number; isShared: boolean };

export type PictureRequest = { source: URL; size: PictureSize };

const pictureUrl = /^\/p\/(?:(\d{3,4}|share)\/)?([\w-]{10})((\d{1,2})\/.*)$/;
const longestUrl = 1500;
const mostRemembered = 5000;

const toSize = (text: string | undefined): PictureSize | null => {
  if (text === undefined) return { width: usualWidth, isShared: false };
  if (text === 'share') return { width: sharedWidth, isShared: true };
  return widths.includes(Number(text)) ? { width: Number(text), isShared: false } : null;
};

export type PictureUrls = ReturnType<typeof buildPictureUrls>;

/**
 * URLs of the provider's pictures on our own origin: `/p/<tag><host>/<path>`, and `/p/320/<tag>…` for a width. The host
 * is a place in the list of allowed ones, and the tag is made with a key of ours, so that no request can have
 * pictures fetched that no page shows. The first origin is the provider's, `alias` one where browsers see the same
 * host.
 */
export const buildPictureUrls = (origins: string[], key: string, alias: string | null = null) => {
  let signingKey: string = key;
  const ownUrls = new LRUCache<string, string>({ max: mostRemembered });

  const isAllowed = ({ origin, username, password }: URL): boolean =>
    origins.includes(origin) && !username && !password;

  const write = (url: string): string => {
    const { origin, pathname, search } = new URL(url);
    const index = origin === alias ? 0 : origins.indexOf(origin);
    const signed = `${index}${pathname}${search}`;
    if (index < 0 || signed.length > longestUrl) return url;
    return `/p/${tagOf(signed)}${signed}`;
  };

  const tagOf = (signed: string): string =>
    createHmac('sha256', signingKey).update(signed).digest('base64url').slice(0, 10);

  const isOurs = (tag: string, signed: string): boolean =>
    timingSafeEqual(Buffer.from(tag), Buffer.from(tagOf(signed)));

  return {
    /** From now on all URLs are signed with this key, and those of the former one are none of ours. */
    adopt: (key: string): void => {
      if (key === signingKey) return;
      signingKey = key;
      ownUrls.clear();
    },

    /** A URL of ours for a picture of an allowed host; that of another host stays as it is. */
    urlOf: (url: string): string => {
      const own = ownUrls.get(url) ?? write(url);
      // Others may be whole pictures in themselves.
      if (own !== url) ownUrls.set(url, own);
      return own;
    },

    /** The request of a path with its query; null when the URL is not one of ours. */
    read: (path: string): PictureRequest | null => {
      const match = path.length <= longestUrl + 20 ? pictureUrl.exec(path) : null;
      if (!match) return null;
      const [, sizeText, tag = '', signed = '', index = ''] = match;
      const size = toSize(sizeText);
      const origin = origins[Number(index)];
      if (!size || !origin || !isOurs(tag, signed)) return null;
      const source = URL.parse(origin + signed.slice(index.length));
      return source && isAllowed(source) ? { source, size } : null;
    },

    isAllowed,
  };
};
