import { sha256 } from './sha256.ts';
import { track } from './track.ts';

/** Says that a code was sent to a Saudi number of nine digits, which leaves this function only hashed. */
export const trackCodeSent = async (mobileNumber: string): Promise<void> => {
  const digits = `966${mobileNumber}`;
  const [phone, phoneDigits] = await Promise.all([sha256(`+${digits}`), sha256(digits)]);
  track({ event: 'send_otp', ...(phone && phoneDigits && { phone, phone_digits: phoneDigits }) });
};
