/** In hexadecimal digits; null where the browser does not hash, as on a page without https. */
export const sha256 = async (text: string): Promise<string | null> => {
  if (!crypto.subtle) return null;
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
};
