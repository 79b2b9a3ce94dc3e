import type { FastifyInstance } from 'fastify';
import { productByMasterId } from '../catalogue.ts';
import { listOf, member, nested } from '../nested.ts';
import { homeVisitFeeId } from '../seed/checkout.ts';
import { availableDays, takenStarts } from '../slots.ts';
import { Refusal, texts } from '../texts.ts';
import { answer, customerOf, idOf, type World, wholeNumber } from '../world.ts';

export const registerAppointmentRoutes = (app: FastifyInstance, world: World): void => {
  app.get('/product-masters/:id/available-times', (request) => {
    const product = productByMasterId(idOf(request));
    if (product?.kind !== 'service') throw new Refusal(404, texts.productUnknown);
    const fees = listOf(nested(request.query as Record<string, unknown>).service_fees);
    const isHomeVisit = fees.some((fee) => wholeNumber(member(fee, 'id')) === homeVisitFeeId);
    const taken = takenStarts(world, product, customerOf(world, request)?.id ?? null);
    const options = { now: world.clock.now(), isHomeVisit };
    return answer(request, { days: availableDays(product, (startAt) => taken.has(startAt), options) });
  });
};
