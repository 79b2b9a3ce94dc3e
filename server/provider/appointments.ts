import type { AvailableDay, ServiceFeeInput, Slot } from '../graphql/generated/types.ts';
import { toRiyadhDay } from '../values/riyadh-time.ts';
import type { ProviderClient } from './client.ts';
import type { Answer } from './decode.ts';
import type { Reader } from './reader.ts';

/** Beginning and end are opaque: they go back as `start_at` and `end_at` unchanged. */
const readSlot = (slot: Reader): Slot => {
  const startAt = slot.requiredId('from_date_time');
  return { time: slot.text('from') ?? startAt, startAt, endAt: slot.requiredId('to_date_time') };
};

const readDay = (day: Reader): AvailableDay => {
  const date = toRiyadhDay(day.text('date'));
  if (date === null) throw day.refusal('date');
  return { date, slots: day.list('slots', readSlot) };
};

const readDays = (answer: Answer): AvailableDay[] => {
  const days = answer.list('days', readDay).filter(({ slots }) => slots.length > 0);
  return days.sort((a, b) => a.date.localeCompare(b.date));
};

/**
 * Days in order, those without a free time left out; the times stay as the provider wrote and ordered them. Never cached,
 * because a slot may be taken at any moment; simultaneous requests of guests share one call.
 */
export const listAvailableDays = (
  client: ProviderClient,
  productMasterId: string,
  serviceFees: readonly ServiceFeeInput[],
): Promise<AvailableDay[]> =>
  client.get('product-masters/{id}/available-times', {
    ids: { id: productMasterId },
    query: {
      service_fees: serviceFees.map(({ id }) => ({ id })),
      service_fee_address_id: serviceFees.find(({ addressId }) => addressId)?.addressId,
    },
    share: 'in-flight',
    read: readDays,
  });
