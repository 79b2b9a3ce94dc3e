import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { orderByToken, orderNumberOf, settleOrder } from '../orders.ts';
import type { Order } from '../store.ts';
import { customerById, type World } from '../world.ts';
import { sendPage } from './page-shell.ts';
import { cardPage, codePage, type Ending, endingPage, type FieldErrors, pathOf, type Visit } from './payment-views.ts';
import { chooseLanguage, texts } from './texts.ts';

const refusedCard = '4000000000000002';

/** Values of the button that fills the form in for a tester. */
const testCard = { card: '4111 1111 1111 1111', expiry: '12/30', cvc: '123', holder: 'RAWNAQ TEST' } as const;

/** Western digits only: Arabic-Indic ones count as digits, everything else is dropped. */
const digitsIn = (form: URLSearchParams, name: string): string =>
  (form.get(name) ?? '').replaceAll(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x0660)).replaceAll(/\D/g, '');

/** `MMYY` or `MMYYYY` that has not ended before `now`. */
const isFuture = (expiry: string, now: Date): boolean => {
  const month = Number(expiry.slice(0, 2));
  const year = Number(expiry.slice(2)) + (expiry.length === 4 ? 2000 : 0);
  if (![4, 6].includes(expiry.length) || month < 1 || month > 12) return false;
  return year * 12 + month > now.getUTCFullYear() * 12 + now.getUTCMonth();
};

const checkCard = (form: URLSearchParams, text: (typeof texts)['en']): FieldErrors => ({
  ...(!/^\d{13,19}$/.test(digitsIn(form, 'card')) && { card: text.cardInvalid }),
  ...(!isFuture(digitsIn(form, 'expiry'), new Date()) && { expiry: text.expiryInvalid }),
  ...(!/^\d{3,4}$/.test(digitsIn(form, 'cvc')) && { cvc: text.cvcInvalid }),
});

/** Where a payment leads back to. */
const returnUrl = (shop: string, order: Order, isPaid: boolean): string => {
  const said = new URLSearchParams({ merchant_order_id: orderNumberOf(order), success: String(isPaid) });
  return `${shop}${order.language === 'ar' ? '/ar' : ''}/secure-payment?${said}`;
};

type PayRequest = FastifyRequest<{
  Params: { token: string };
  Querystring: { lang?: string; fill?: string; ended?: string };
}>;

type Step = (visit: Visit, form: URLSearchParams, request: PayRequest, reply: FastifyReply) => FastifyReply;

const bodyLimit = 8 * 1024;

/**
 * Serves the hosted payment page, which works without scripts. `shopUrl` is where it sends the customer back to; while that
 * is unknown it only offers to close itself.
 */
export const registerPaymentPages = (app: FastifyInstance, world: World, shopUrl: () => string | undefined): void => {
  app.register(async (scope) => addRoutes(scope, world, shopUrl));
};

const addRoutes = (scope: FastifyInstance, world: World, shopUrl: () => string | undefined): void => {
  /** Payments whose card was accepted and whose code is still awaited. */
  const awaitingCode = new Set<number>();

  scope.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit },
    (_request, body, done) => done(null, new URLSearchParams(String(body))),
  );

  const find = ({ params: { token } }: PayRequest) => {
    const order = orderByToken(world, token);
    return order && { state: order.payment.state === 'due' ? 'paid' : order.payment.state, order };
  };

  const end = (reply: FastifyReply, request: PayRequest, ending: Ending, status = 200) => {
    const [found, shop] = [find(request), shopUrl()];
    const language = chooseLanguage(request.query.lang, found?.order.language ?? 'en');
    const back = found && shop ? returnUrl(shop, found.order, found.state === 'paid') : null;
    return sendPage(reply, status, endingPage(language, request.params.token, ending, back));
  };

  scope.setErrorHandler<{ statusCode?: number }>((error, request, reply) =>
    end(reply, request as PayRequest, 'tooLarge', error.statusCode ?? 500),
  );

  const move = (reply: FastifyReply, { order, language }: Visit, step = '', ended = '') =>
    reply.redirect(`${pathOf(order.payment.token, step)}?lang=${language}${ended && `&ended=${ended}`}`, 303);

  const settle = (reply: FastifyReply, visit: Visit, outcome: 'paid' | 'declined' | 'cancelled') => {
    awaitingCode.delete(visit.order.id);
    settleOrder(world, visit.order, outcome === 'paid' ? 'paid' : 'declined');
    return move(reply, visit, '/result', outcome);
  };

  /** Runs a step of a payment that exists and can still be paid; every other one gets its own page. */
  const whenOpen = (step: Step) => (request: PayRequest, reply: FastifyReply) => {
    const found = find(request);
    if (!found) return end(reply, request, 'unknown', 404);
    const { state, order } = found;
    if (state !== 'open') return end(reply, request, state === 'paid' ? 'already' : 'declined');
    const language = chooseLanguage(request.query.lang, order.language);
    const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
    const savedCard = customerById(world, order.customer_id)?.saved_card ?? null;
    return step({ order, savedCard, language }, form, request, reply);
  };

  const showCard = whenOpen((visit, _form, { query }, reply) =>
    sendPage(reply, 200, cardPage({ ...visit, values: query.fill === '1' ? testCard : {} })),
  );

  const takeCard = whenOpen((visit, form, _request, reply) => {
    const action = form.get('action');
    if (action === 'cancel') return settle(reply, visit, 'cancelled');
    if (action === 'decline') return settle(reply, visit, 'declined');
    if (action === 'saved' && visit.savedCard !== null) return settle(reply, visit, 'paid');
    const errors = checkCard(form, texts[visit.language]);
    if (Object.keys(errors).length > 0) {
      const { cvc: _cvc, ...values } = Object.fromEntries(form);
      return sendPage(reply, 422, cardPage({ ...visit, values, errors }));
    }
    if (digitsIn(form, 'card') === refusedCard) return settle(reply, visit, 'declined');
    awaitingCode.add(visit.order.id);
    return move(reply, visit, '/verify');
  });

  const showCode = whenOpen((visit, _form, _request, reply) =>
    awaitingCode.has(visit.order.id) ? sendPage(reply, 200, codePage(visit)) : move(reply, visit),
  );

  const takeCode = whenOpen((visit, form, _request, reply) => {
    if (form.get('action') === 'cancel') return settle(reply, visit, 'cancelled');
    if (!awaitingCode.has(visit.order.id)) return move(reply, visit);
    if (digitsIn(form, 'code').length >= 4) return settle(reply, visit, 'paid');
    return sendPage(reply, 422, codePage({ ...visit, errors: { code: texts[visit.language].codeInvalid } }));
  });

  scope.get('/pay/:token', showCard);
  scope.post('/pay/:token/card', takeCard);
  scope.get('/pay/:token/verify', showCode);
  scope.post('/pay/:token/verify', takeCode);
  scope.get('/pay/:token/result', (request: PayRequest, reply) => {
    const found = find(request);
    if (!found) return end(reply, request, 'unknown', 404);
    if (found.state === 'open') return reply.redirect(pathOf(request.params.token), 303);
    if (found.state === 'paid') return end(reply, request, 'paid');
    return end(reply, request, request.query.ended === 'cancelled' ? 'cancelled' : 'declined');
  });
};
