import type { FastifyInstance } from 'fastify';
import { readCartParams } from '../cart-params.ts';
import { textOf } from '../nested.ts';
import { orderNumberOf } from '../order-rows.ts';
import { placeOrder } from '../place-order.ts';
import { invalid } from '../refusal.ts';
import { paymentMethods } from '../seed/checkout.ts';
import { texts } from '../texts.ts';
import { answer, penOf, requireCustomer, type World, wholeNumber } from '../world.ts';

export const registerCheckoutRoutes = (app: FastifyInstance, world: World): void => {
  app.post('/orders', (request) => {
    const customer = requireCustomer(world, request);
    const paymentMethodId = wholeNumber(textOf(request.body, 'payment_method_id'));
    if (paymentMethodId === null || !paymentMethods.some((method) => method.id === paymentMethodId)) {
      throw invalid({ payment_method_id: texts.methodUnknown });
    }
    const pen = penOf(world, request);
    const wish = { params: readCartParams(request.body), paymentMethodId, language: pen.language };
    const { orderId, token } = placeOrder(world, customer, wish);
    const placed = {
      order: { order_number: orderNumberOf(orderId) },
      payment: { create_token_url: token === null ? null : { url: `${world.originOf(request)}/pay/${token}` } },
      confirmation_message: { message_1: pen.write(texts.orderConfirmed) },
      saved_cards: customer.saved_card ? [{ id: customer.id, label: `•••• ${customer.saved_card}` }] : [],
    };
    return answer(request, placed, token === null ? texts.orderConfirmed : texts.orderPlaced);
  });
};
