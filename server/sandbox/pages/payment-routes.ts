import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { productById } from '../catalogue.ts';
import { linesOfOrder, orderById, orderNumberOf, paymentByToken, settleOrder } from '../orders.ts';
import { instantOf, riyadhText } from '../riyadh.ts';
import type { CustomerRow, World } from '../world.ts';
import { sendPage } from './page-shell.ts';
import {
  cardPage,
  codePage,
  type Ending,
  endingPage,
  type FieldErrors,
  type PagePayment,
  type PaymentView,
  pathOf,
} from './payment-views.ts';
import { chooseLanguage, type PageTexts, texts } from './texts.ts';

const refusedCard = '4000000000000002';

/** Values of the button that fills the form in for a tester. */
const testCard = { card: '4111 1111 1111 1111', expiry: '12/30', cvc: '123', holder: 'RAWNAQ TEST' } as const;

/** Western digits only: Arabic-Indic ones count as digits, everything else is dropped. */
const digitsOf = (text: string): string =>
  text.replaceAll(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x0660)).replaceAll(/\D/g, '');

/** `MMYY` or `MMYYYY` that has not ended before `now`. */
const isFuture = (expiry: string, now: Date): boolean => {
  const month = Number(expiry.slice(0, 2));
  const year = Number(expiry.slice(2)) + (expiry.length === 4 ? 2000 : 0);
  if (![4, 6].includes(expiry.length) || month < 1 || month > 12) return false;
  return year * 12 + month > now.getUTCFullYear() * 12 + now.getUTCMonth();
};

const checkCard = (form: URLSearchParams, text: PageTexts): FieldErrors => {
  const digits = (name: string) => digitsOf(form.get(name) ?? '');
  return {
    ...(!/^\d{13,19}$/.test(digits('card')) && { card: text.cardInvalid }),
    ...(!isFuture(digits('expiry'), new Date()) && { expiry: text.expiryInvalid }),
    ...(!/^\d{3,4}$/.test(digits('cvc')) && { cvc: text.cvcInvalid }),
  };
};

type Outcome = 'paid' | 'declined' | 'cancelled';

const foundPayment = (world: World, token: string): PagePayment | null => {
  const payment = paymentByToken(world, token);
  const order = payment && orderById(world, payment.order_id);
  if (!order) return null;
  const { id, language, customer_id } = order;
  const customer = world.store.one<CustomerRow>('SELECT * FROM customer WHERE id = ?', customer_id);
  return {
    orderId: id,
    amount: (order.total / 100).toFixed(2),
    lines: linesOfOrder(world, id).map((line) => {
      const name = productById(line.product_id)?.name[language] ?? '';
      const piece = line.quantity > 1 ? `${name} × ${line.quantity}` : name;
      return line.start_at ? `${piece} · ${riyadhText(instantOf(line.start_at), language)}` : piece;
    }),
    savedCard: customer?.saved_card ?? null,
    language,
    state: payment.state === 'due' ? 'paid' : payment.state,
  };
};

/** Where a payment leads back to. */
const returnUrl = (shop: string, { orderId, language, state }: PagePayment): string => {
  const said = new URLSearchParams({ merchant_order_id: orderNumberOf(orderId), success: String(state === 'paid') });
  return `${shop}${language === 'ar' ? '/ar' : ''}/secure-payment?${said}`;
};

type PayRequest = FastifyRequest<{
  Params: { token: string };
  Querystring: { lang?: string; fill?: string; ended?: string };
}>;

type Visit = PaymentView & { form: URLSearchParams };

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
  const awaitingCode = new Set<string>();

  scope.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit },
    (_request, body, done) => done(null, new URLSearchParams(String(body))),
  );

  const end = (reply: FastifyReply, { params, query }: PayRequest, ending: Ending, status = 200) => {
    const { token } = params;
    const [payment, shop] = [foundPayment(world, token), shopUrl()];
    const language = chooseLanguage(query.lang, payment?.language ?? 'en');
    const back = payment && shop ? returnUrl(shop, payment) : null;
    return sendPage(reply, status, endingPage({ language, token, ending, back }));
  };

  scope.setErrorHandler<{ statusCode?: number }>((error, request, reply) =>
    end(reply, request as PayRequest, 'tooLarge', error.statusCode ?? 500),
  );

  const move = (reply: FastifyReply, { token, language }: Visit, step = '', ended = '') =>
    reply.redirect(`${pathOf(token, step)}?lang=${language}${ended && `&ended=${ended}`}`, 303);

  const settle = (reply: FastifyReply, visit: Visit, outcome: Outcome) => {
    awaitingCode.delete(visit.token);
    settleOrder(world, visit.payment.orderId, outcome === 'paid' ? 'paid' : 'declined');
    return move(reply, visit, '/result', outcome);
  };

  /** Runs `answer` for a payment that exists and can still be paid; every other one gets its own page. */
  const whenOpen =
    (answer: (visit: Visit, request: PayRequest, reply: FastifyReply) => FastifyReply) =>
    (request: PayRequest, reply: FastifyReply) => {
      const { token } = request.params;
      const payment = foundPayment(world, token);
      if (!payment) return end(reply, request, 'unknown', 404);
      if (payment.state !== 'open') return end(reply, request, payment.state === 'paid' ? 'already' : 'declined');
      const language = chooseLanguage(request.query.lang, payment.language);
      const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
      return answer({ token, payment, language, form }, request, reply);
    };

  const showCard = whenOpen((visit, { query }, reply) =>
    sendPage(reply, 200, cardPage({ ...visit, values: query.fill === '1' ? testCard : {} })),
  );

  const takeCard = whenOpen((visit, _request, reply) => {
    const action = visit.form.get('action');
    if (action === 'cancel') return settle(reply, visit, 'cancelled');
    if (action === 'decline') return settle(reply, visit, 'declined');
    if (action === 'saved' && visit.payment.savedCard !== null) return settle(reply, visit, 'paid');
    const errors = checkCard(visit.form, texts[visit.language]);
    if (Object.keys(errors).length > 0) {
      const { cvc: _cvc, ...values } = Object.fromEntries(visit.form);
      return sendPage(reply, 422, cardPage({ ...visit, values, errors }));
    }
    if (digitsOf(visit.form.get('card') ?? '') === refusedCard) return settle(reply, visit, 'declined');
    awaitingCode.add(visit.token);
    return move(reply, visit, '/verify');
  });

  const showCode = whenOpen((visit, _request, reply) =>
    awaitingCode.has(visit.token) ? sendPage(reply, 200, codePage(visit)) : move(reply, visit),
  );

  const takeCode = whenOpen((visit, _request, reply) => {
    if (visit.form.get('action') === 'cancel') return settle(reply, visit, 'cancelled');
    if (!awaitingCode.has(visit.token)) return move(reply, visit);
    if (digitsOf(visit.form.get('code') ?? '').length >= 4) return settle(reply, visit, 'paid');
    return sendPage(reply, 422, codePage({ ...visit, errors: { code: texts[visit.language].codeInvalid } }));
  });

  scope.get('/pay/:token', showCard);
  scope.post('/pay/:token/card', takeCard);
  scope.get('/pay/:token/verify', showCode);
  scope.post('/pay/:token/verify', takeCode);
  scope.get('/pay/:token/result', (request: PayRequest, reply) => {
    const payment = foundPayment(world, request.params.token);
    if (!payment) return end(reply, request, 'unknown', 404);
    if (payment.state === 'open') return reply.redirect(pathOf(request.params.token), 303);
    if (payment.state === 'paid') return end(reply, request, 'paid');
    return end(reply, request, request.query.ended === 'cancelled' ? 'cancelled' : 'declined');
  });
};
