import ical, { ICalAlarmType, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import type { Language } from '../../schema/languages.ts';
import { toRiyadhTime } from '../graphql/mappers/riyadh-time.ts';
import type { ProviderOrder } from '../provider/bookings.ts';

type Scene = {
  language: Language;
  house: string;
  /** Where the booking can be seen, without its id. */
  bookingsUrl: string;
  isCancelled: boolean;
};

/** Seconds before an appointment. */
const REMINDER = 2 * 3600;
const LONGEST_TEXT = 300;

const WORDS = {
  en: (number: string) => `Booking ${number}`,
  ar: (number: string) => `الحجز رقم ${number}`,
} satisfies Record<Language, (number: string) => string>;

/** One line without control characters: calendars show it, and no line of it can become a line of the file. */
function oneLine(text: string): string {
  return text
    .replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim()
    .slice(0, LONGEST_TEXT);
}

/** The instant of a time of the provider; Riyadh is three hours ahead of UTC all year round. */
function toInstant(value: string | null): Date | null {
  const moment = toRiyadhTime(value);
  if (!moment) return null;
  const instant = new Date(`${moment.date}T${moment.time}:00+03:00`);
  return Number.isNaN(instant.getTime()) ? null : instant;
}

/** The booked times of an order as an iCalendar file, one event each, in UTC; null when it has none. */
export function toCalendar(order: ProviderOrder, { language, house, bookingsUrl, isCancelled }: Scene): string | null {
  const calendar = ical({
    name: house,
    prodId: { company: oneLine(house).replaceAll('/', ' '), product: 'bookings', language: language.toUpperCase() },
    method: ICalCalendarMethod.PUBLISH,
  });
  const host = new URL(bookingsUrl).hostname;
  for (const product of order.products) {
    const start = toInstant(product.start_at);
    if (!start) continue;
    const end = toInstant(product.end_at);
    const event = calendar.createEvent({
      id: `${oneLine(product.order_product_id)}@${host}`,
      start,
      ...(end && end > start && { end }),
      summary: oneLine(product.name) || house,
      description: `${WORDS[language](oneLine(order.order_number))} · ${house}`,
      location: oneLine(order.branch_name ?? '') || house,
      url: `${bookingsUrl}?booking=${encodeURIComponent(order.id)}`,
      status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    });
    if (!isCancelled) event.createAlarm({ type: ICalAlarmType.display, trigger: REMINDER });
  }
  return calendar.length() > 0 ? calendar.toString() : null;
}
