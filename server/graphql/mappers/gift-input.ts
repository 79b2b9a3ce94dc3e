import type { CartParamsInput } from '../generated/types.ts';
import type { InputProblems } from '../input-problems.ts';
import { toNineDigits } from './session.ts';

/** Characters of a gift's message: it travels in the URL of `GET cart`. The form allows no more either. */
const MAX_MESSAGE_LENGTH = 500;

/** What is missing for an order to be sent as a gift; nothing when it is not one. */
export function giftProblems({ gift }: CartParamsInput): InputProblems {
  if (!gift) return {};
  return {
    ...(!gift.firstName.trim() && { 'gift.firstName': 'required' as const }),
    ...(!gift.lastName.trim() && { 'gift.lastName': 'required' as const }),
    ...(!toNineDigits(gift.mobileNumber) && { 'gift.mobileNumber': 'mobile' as const }),
    ...((gift.message?.trim().length ?? 0) > MAX_MESSAGE_LENGTH && { 'gift.message': 'giftMessage' as const }),
  };
}
