import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { pathIn } from '../../schema/languages.ts';
import type { Backend } from '../backend.ts';
import { toCalendar } from '../calendar/booking-calendar.ts';
import { buildContext, requireSession } from '../graphql/context.ts';
import { toGraphQLError } from '../graphql/errors.ts';
import { ANSWER_DEADLINE } from '../http/answer-deadline.ts';
import { getOrder } from '../provider/bookings.ts';

function originOf(request: FastifyRequest, { config }: Backend): string {
  return config.publicUrl ?? `${request.protocol}://${request.host}`;
}

/**
 * `GET /bookings/{id}/calendar.ics`: the times of one of the signed-in customer's bookings, for their calendar. When
 * something stands in the way, or for any other visitor, it redirects to the booking's page, which says what is wrong.
 */
export const bookingCalendar: FastifyPluginAsync<{ backend: Backend }> = async (app, { backend }) => {
  app.get<{ Params: { id: string } }>('/bookings/:id/calendar.ics', async (request, reply) => {
    const { id } = request.params;
    const context = buildContext(backend, { request, reply, endsAt: performance.now() + ANSWER_DEADLINE });
    const { language } = context;
    const page = pathIn(language, '/dashboard/bookings');
    reply.header('cache-control', 'private, no-store');
    try {
      requireSession(context);
      const { config } = backend;
      const booking = await getOrder(context.provider, id);
      const bookingsUrl = `${originOf(request, backend)}${page}`;
      const calendar = toCalendar(booking, { language, house: config.brand[language], bookingsUrl });
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
