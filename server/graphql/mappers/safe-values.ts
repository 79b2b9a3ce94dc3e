/** An http(s) address, resolved against the provider's own when it has no host; null for everything else. */
export function toHttpUrl(value: string | null, base: string): string | null {
  if (value === null || value.length > 2000) return null;
  const url = URL.parse(value.trim(), `${base}/`);
  if (!url || (url.protocol !== 'http:' && url.protocol !== 'https:')) return null;
  return url.username || url.password ? null : url.href;
}

/** A colour that may become a style: `#rgb` is written out as `#rrggbb`; null for everything else. */
export function toColor(value: string | null): string | null {
  const match = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(value?.trim() ?? '');
  const digits = match?.[1]?.toLowerCase();
  if (!digits) return null;
  return digits.length === 6 ? `#${digits}` : `#${[...digits].map((digit) => digit + digit).join('')}`;
}
