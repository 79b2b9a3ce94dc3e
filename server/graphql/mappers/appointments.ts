import type { ProviderAvailableDay } from '../../provider/appointments.ts';
import type { AvailableDay } from '../generated/types.ts';

/** Days in order, those without a free time left out; the times stay as the provider wrote and ordered them. */
export function toAvailableDays(days: ProviderAvailableDay[]): AvailableDay[] {
  return days
    .filter((day) => day.slots.length > 0)
    .map((day) => ({
      date: day.date,
      slots: day.slots.map((slot) => ({
        time: slot.from,
        startAt: slot.from_date_time,
        endAt: slot.to_date_time,
      })),
    }))
    .sort((a, b) => a.date.localeCompare(b.date));
}
