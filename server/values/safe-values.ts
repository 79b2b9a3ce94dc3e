export type Fields = Record<string, unknown>;

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Characters. Nothing that is sold, done or visited has a longer name. */
const longestName = 120;

/** Whole tags, and the characters that turn the direction of following text. */
const notOfNames = /<\/?[a-z][^<>]*>|[\u202a-\u202e\u2066-\u2069]/gi;

/**
 * A name as customers read it: without tags, and cut where it is longer than a name can be, so that no page is filled by one.
 * A `<` that begins no tag stays. The input is cut before it is searched.
 */
export const toName = (written: string): string => {
  const searched = written.slice(0, longestName * 8);
  const bare = searched.replace(notOfNames, ' ');
  const name = bare === searched ? written : bare.replace(/\s+/g, ' ').trim();
  if (name.length <= longestName) return name;
  return `${name
    .slice(0, longestName - 1)
    .toWellFormed()
    .replace(/\uFFFD$/, '')
    .trimEnd()}…`;
};

/** An http(s) URL, resolved against the provider's own when it has no host; null for everything else. */
export const toHttpUrl = (value: string | null, base: string): string | null => {
  if (value === null || value.length > 2000) return null;
  const url = URL.parse(value.trim(), `${base}/`);
  if (!url || (url.protocol !== 'http:' && url.protocol !== 'https:')) return null;
  return url.username || url.password ? null : url.href;
};

/** A colour that may become a style: `#rgb` is written out as `#rrggbb`; null for everything else. */
export const toColor = (value: string | null): string | null => {
  const match = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(value?.trim() ?? '');
  const digits = match?.[1]?.toLowerCase();
  if (!digits) return null;
  return digits.length === 6 ? `#${digits}` : `#${[...digits].map((digit) => digit + digit).join('')}`;
};

const inlinePicture = /^data:image\/(?:png|jpe?g|gif|webp|svg\+xml);base64,[A-Za-z0-9+/=\s]+$/;
const longestInlinePicture = 200_000;

/** The URL of a picture, which may carry the picture in itself; it can only be drawn, never opened. */
export const toPictureUrl = (value: string | null, base: string): string | null => {
  const text = value?.trim() ?? '';
  if (text.length <= longestInlinePicture && inlinePicture.test(text)) return text.replace(/\s/g, '');
  const isAddress = /^(?:https?:\/\/|\/)|^[^:]+\.(?:png|jpe?g|gif|webp|svg|avif)$/i.test(text);
  return isAddress ? toHttpUrl(text, base) : null;
};

export const areCoordinates = ({ latitude, longitude }: { latitude: number; longitude: number }): boolean =>
  Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
