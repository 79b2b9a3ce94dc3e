import type { ProviderClient } from './client.ts';
import type { Answer, Reader } from './decode.ts';

/** `from_date_time` and `to_date_time` are opaque: they go back as `start_at` and `end_at` unchanged. */
export type ProviderSlot = { from: string; from_date_time: string; to_date_time: string };

/** `date` is `YYYY-MM-DD`. */
export type ProviderAvailableDay = { date: string; slots: ProviderSlot[] };

function readSlot(slot: Reader): ProviderSlot {
  const startsAt = slot.requiredId('from_date_time');
  return {
    from: slot.text('from') ?? startsAt,
    from_date_time: startsAt,
    to_date_time: slot.requiredId('to_date_time'),
  };
}

function readDay(day: Reader): ProviderAvailableDay {
  const date = day.requiredId('date').slice(0, 10);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date)) throw day.refusal('date');
  return { date, slots: day.list('slots', readSlot) };
}

const readDays = (answer: Answer) => answer.list('days', readDay);

/** Never cached, because a slot may be taken at any moment; simultaneous requests of guests share one call. */
export function listAvailableDays(
  client: ProviderClient,
  productMasterId: string,
  serviceFees: { id: string; address_id?: string }[],
): Promise<ProviderAvailableDay[]> {
  return client.get('product-masters/{id}/available-times', {
    ids: { id: productMasterId },
    query: {
      service_fees: serviceFees.map(({ id }) => ({ id })),
      service_fee_address_id: serviceFees.find((fee) => fee.address_id)?.address_id,
    },
    share: 'in-flight',
    read: readDays,
  });
}
