import { productByMasterId } from '../catalogue.ts';
import { listOf, member, nested } from '../nested.ts';
import { homeVisitFeeId } from '../seed/checkout.ts';
import { availableDays, takenStarts } from '../slots.ts';
import { Refusal, texts } from '../texts.ts';
import { customerOf, type Routes, wholeNumber } from '../world.ts';

export const appointmentRoutes: Routes = {
  'GET /product-masters/:id/available-times': ({ world, request, query, id }) => {
    const product = productByMasterId(id);
    if (product?.kind !== 'service') throw new Refusal(404, texts.productUnknown);
    const isHomeVisit = listOf(nested(query).service_fees).some(
      (fee) => wholeNumber(member(fee, 'id')) === homeVisitFeeId,
    );
    const visitor = customerOf(world, request)?.id;
    const taken = takenStarts(world, product, ({ order, customerId }) => order === null && customerId === visitor);
    return { data: { days: availableDays(product, taken, { now: world.clock.now(), isHomeVisit }) } };
  },
};
