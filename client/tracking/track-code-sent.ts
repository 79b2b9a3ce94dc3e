import { track } from './track.ts';

/** Says that a code was sent to a Saudi number of nine digits, which leaves this function only hashed. */
export const trackCodeSent = async (mobileNumber: string): Promise<void> => {
  const digits = `966${mobileNumber}`;
  const [phone, phoneDigits] = await Promise.all([sha256(`+${digits}`), sha256(digits)]);
  track({ event: 'send_otp', ...(phone && phoneDigits && { phone, phone_digits: phoneDigits }) });
};

/** In hexadecimal digits; null where the browser does not hash, as on a page without https. */
export const sha256 = async (text: string): Promise<string | null> => {
  if (!crypto.subtle) return null;
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
};
