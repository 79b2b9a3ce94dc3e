import type { OpenPaymentPartsFragment } from '../../graphql/generated/operations.ts';

type Chosen = Pick<OpenPaymentPartsFragment, 'serviceFees' | 'gift'>;

/** Only what the server takes back. */
const giftIn = ({ firstName, lastName, mobileNumber, email, gender, message }: NonNullable<Chosen['gift']>) => ({
  firstName,
  lastName,
  mobileNumber,
  ...(email && { email }),
  ...(gender && { gender }),
  ...(message && { message }),
});

/** What was chosen for an order alone, as the cart writes it; null for nothing. */
export const extrasIn = ({ serviceFees, gift }: Chosen): string | null => {
  if (serviceFees.length === 0 && gift === null) return null;
  const fees = serviceFees.map(({ id, addressId }) => ({ id, addressId, addressTitle: null }));
  return JSON.stringify({ fees: fees.length > 0 ? fees : null, gift: gift && giftIn(gift) });
};
