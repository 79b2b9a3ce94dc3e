import { isMobileNumber, listOf, member, textOf } from './nested.ts';
import { invalid } from './refusal.ts';
import { serviceFees } from './seed/checkout.ts';
import { texts } from './texts.ts';
import { wholeNumber } from './world.ts';

export type GiftReceiver = {
  first_name: string;
  last_name: string;
  /** With the country code. */
  mobile_number: string;
  email: string | null;
  gender: string | null;
  message: string | null;
};

/** What goes with a cart beside its lines: in the query of `GET cart` and again in the body of `POST orders`. */
export type CartParams = {
  promoCode: string | null;
  giftCard: string | null;
  isGift: boolean;
  receiver: GiftReceiver | null;
  fees: { id: number; addressId: number | null }[];
};

const readReceiver = (source: unknown): GiftReceiver | null => {
  const data = member(source, 'gifted_order_data');
  if (!data) return null;
  return {
    first_name: textOf(data, 'first_name'),
    last_name: textOf(data, 'last_name'),
    mobile_number: textOf(data, 'mobile_number'),
    email: textOf(data, 'email') || null,
    gender: textOf(data, 'gender') || null,
    message: textOf(data, 'message') || textOf(source, 'gift_message') || null,
  };
};

export const readCartParams = (source: unknown): CartParams => ({
  promoCode: textOf(source, 'promo_code') || null,
  giftCard: textOf(source, 'gift_card') || null,
  isGift: textOf(source, 'is_gifted_order') === '1',
  receiver: readReceiver(source),
  fees: listOf(member(source, 'service_fees')).map((entry, index) => {
    const fee = serviceFees.find((known) => known.id === wholeNumber(member(entry, 'id')));
    if (!fee) throw invalid({ [`service_fees.${index}.id`]: texts.feeUnknown });
    return { id: fee.id, addressId: wholeNumber(member(entry, 'address_id')) };
  }),
});

/** The receiver of a gift, refused with 422 where something is missing. */
export const requireReceiver = (params: CartParams): GiftReceiver => {
  const receiver = params.receiver;
  if (!receiver) throw invalid({ gifted_order_data: texts.required });
  if (!receiver.first_name) throw invalid({ 'gifted_order_data.first_name': texts.required });
  if (!receiver.last_name) throw invalid({ 'gifted_order_data.last_name': texts.required });
  if (!isMobileNumber(receiver.mobile_number)) {
    throw invalid({ 'gifted_order_data.mobile_number': texts.mobileNumber });
  }
  return receiver;
};
