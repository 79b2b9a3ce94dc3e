import type { FastifyPluginAsync } from 'fastify';
import ical, { ICalAlarmType, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { type Language, pathIn } from '../../schema/languages.ts';
import type { Backend } from '../backend.ts';
import { answerDeadlineMs, buildContext, requireSession } from '../graphql/context.ts';
import { toGraphQLError } from '../graphql/errors.ts';
import type { Booking } from '../graphql/generated/types.ts';
import { getOrder } from '../provider/bookings.ts';
import { toInstant } from '../values/riyadh-time.ts';
import { originOf } from './same-origin.ts';

type Scene = {
  language: Language;
  shopName: string;
  /** Where the booking can be seen, without its id. */
  bookingsUrl: string;
};

/** Seconds before an appointment. */
const reminderSeconds = 2 * 3600;
const longestText = 300;

const texts = {
  en: (number: string) => `Booking ${number}`,
  ar: (number: string) => `الحجز رقم ${number}`,
} satisfies Record<Language, (number: string) => string>;

/** One line without control characters: calendars show it, and no line of it can become a line of the file. */
const oneLine = (text: string): string =>
  text
    .replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim()
    .slice(0, longestText);

/** The booked times of a booking as an iCalendar file, one event each, in UTC; null when it has none. */
const toCalendar = (booking: Booking, { language, shopName, bookingsUrl }: Scene): string | null => {
  const calendar = ical({
    name: shopName,
    prodId: { company: oneLine(shopName).replaceAll('/', ' '), product: 'bookings', language: language.toUpperCase() },
    method: ICalCalendarMethod.PUBLISH,
  });
  const { isCancelled } = booking.status;
  const host = new URL(bookingsUrl).hostname;
  for (const product of booking.products) {
    const start = toInstant(product.startAt);
    if (start === null) continue;
    const end = toInstant(product.endAt);
    const event = calendar.createEvent({
      id: `${oneLine(product.id)}@${host}`,
      start: new Date(start),
      ...(end !== null && end > start && { end: new Date(end) }),
      summary: oneLine(product.name) || shopName,
      description: `${texts[language](oneLine(booking.number))} · ${shopName}`,
      location: oneLine(booking.branchName ?? '') || shopName,
      url: `${bookingsUrl}?booking=${encodeURIComponent(booking.id)}`,
      status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    });
    if (!isCancelled) event.createAlarm({ type: ICalAlarmType.display, trigger: reminderSeconds });
  }
  return calendar.length() > 0 ? calendar.toString() : null;
};

/**
 * `GET /bookings/{id}/calendar.ics`: the times of one of the signed-in customer's bookings, for their calendar. When
 * something stands in the way, or for any other visitor, it redirects to the booking's page, which shows the reason.
 */
export const bookingCalendar: FastifyPluginAsync<{ backend: Backend }> = async (app, { backend }) => {
  app.get<{ Params: { id: string } }>('/bookings/:id/calendar.ics', async (request, reply) => {
    const { id } = request.params;
    const context = buildContext(backend, { request, reply, endsAt: performance.now() + answerDeadlineMs });
    const { language } = context;
    const page = pathIn(language, '/dashboard/bookings');
    reply.header('cache-control', 'private, no-store');
    try {
      requireSession(context);
      const { config } = backend;
      const booking = await getOrder(context.provider, id);
      const bookingsUrl = `${originOf(request, config)}${page}`;
      const calendar = toCalendar(booking, { language, shopName: config.brand[language], bookingsUrl });
      if (calendar === null) return reply.redirect(`${page}?booking=${encodeURIComponent(id)}`, 303);
      const name = `booking-${booking.number.replaceAll(/[^\w-]+/g, '')}.ics`;
      return reply
        .type('text/calendar; charset=utf-8')
        .header('content-disposition', `attachment; filename="${name}"`)
        .send(calendar);
    } catch (error) {
      toGraphQLError(error, context);
      return reply.redirect(`${page}?booking=${encodeURIComponent(id)}`, 303);
    }
  });
};
