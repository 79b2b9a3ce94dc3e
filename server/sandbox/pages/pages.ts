import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Language } from '../texts.ts';
import { registerLegalPages } from './legal-texts.ts';
import { sendPage } from './page-shell.ts';
import { cardPage, codePage, type Ending, endingPage, type FieldErrors, type PagePayment } from './payment-views.ts';
import { chooseLanguage, type PageTexts, texts } from './texts.ts';

const refusedCard = '4000000000000002';

/** Values of the button that fills the form in for a tester. */
const testCard = { card: '4111 1111 1111 1111', expiry: '12/30', cvc: '123', holder: 'RAWNAQ TEST' } as const;

/** Western digits only: Arabic-Indic and Persian ones count as digits, everything else is dropped. */
const digitsOf = (text: string): string =>
  text
    .replaceAll(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x0660))
    .replaceAll(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x06f0))
    .replaceAll(/\D/g, '');

/** `MMYY` or `MMYYYY` that has not ended before `now`. */
const isFuture = (expiry: string, now: Date): boolean => {
  const month = Number(expiry.slice(0, 2));
  const year = Number(expiry.slice(2)) + (expiry.length === 4 ? 2000 : 0);
  if (![4, 6].includes(expiry.length) || month < 1 || month > 12) return false;
  return year * 12 + month > now.getUTCFullYear() * 12 + now.getUTCMonth();
};

const checkCard = (form: URLSearchParams, text: PageTexts, now: Date): FieldErrors => {
  const errors: FieldErrors = {};
  const length = digitsOf(form.get('card') ?? '').length;
  if (length < 13 || length > 19) errors.card = text.cardInvalid;
  if (!isFuture(digitsOf(form.get('expiry') ?? ''), now)) errors.expiry = text.expiryInvalid;
  if (!/^\d{3,4}$/.test(digitsOf(form.get('cvc') ?? ''))) errors.cvc = text.cvcInvalid;
  return errors;
};

export type Outcome = 'paid' | 'declined' | 'cancelled';

export interface PageActions {
  findPayment(token: string): PagePayment | null;
  settlePayment(token: string, outcome: Outcome): void;
  /** Where a payment that has ended leads back to; without it the page only offers to close itself. */
  returnUrl?(token: string): string | undefined;
}

type PayRequest = FastifyRequest<{ Params: { token: string }; Querystring: { lang?: string; fill?: string } }>;

interface Visit {
  token: string;
  payment: PagePayment;
  language: Language;
  form: URLSearchParams;
}

const bodyLimit = 8 * 1024;

/** Serves the hosted payment page, which works without scripts, and the legal documents. */
export const registerPages = (app: FastifyInstance, actions: PageActions): void => {
  registerLegalPages(app);
  app.register(async (scope) => addPaymentRoutes(scope, actions));
};

const addPaymentRoutes = (scope: FastifyInstance, actions: PageActions): void => {
  /** Payments whose card was accepted and whose code is still awaited. */
  const awaitingCode = new Set<string>();
  const outcomes = new Map<string, Outcome>();

  const end = (
    reply: FastifyReply,
    { token, language }: Pick<Visit, 'token' | 'language'>,
    ending: Ending,
    status = 200,
  ) => sendPage(reply, status, endingPage({ language, token, ending, returnUrl: actions.returnUrl?.(token) }));

  scope.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit },
    (_request, body, done) => done(null, new URLSearchParams(String(body))),
  );
  scope.setErrorHandler((error: { statusCode?: number }, request, reply) => {
    const { token } = request.params as { token: string };
    const language = chooseLanguage((request.query as { lang?: string }).lang, 'en');
    return end(reply, { token, language }, 'tooLarge', error.statusCode ?? 500);
  });

  const move = (reply: FastifyReply, { token, language }: Visit, step = '') =>
    reply.redirect(`/pay/${encodeURIComponent(token)}${step}?lang=${language}`, 303);

  const settle = (reply: FastifyReply, visit: Visit, outcome: Outcome) => {
    awaitingCode.delete(visit.token);
    outcomes.set(visit.token, outcome);
    actions.settlePayment(visit.token, outcome);
    return move(reply, visit, '/result');
  };

  /** Runs `answer` for a payment that exists and can still be paid; every other one gets its own page. */
  const whenOpen = (answer: (visit: Visit, request: PayRequest, reply: FastifyReply) => unknown) => {
    return async (request: PayRequest, reply: FastifyReply) => {
      const { token } = request.params;
      const payment = actions.findPayment(token);
      const language = chooseLanguage(request.query.lang, payment?.language ?? 'en');
      if (!payment) return end(reply, { token, language }, 'unknown', 404);
      if (payment.state !== 'open')
        return end(reply, { token, language }, payment.state === 'paid' ? 'already' : 'declined');
      const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
      return answer({ token, payment, language, form }, request, reply);
    };
  };

  scope.get(
    '/pay/:token',
    whenOpen((visit, request, reply) => {
      const values = request.query.fill === '1' ? testCard : {};
      return sendPage(reply, 200, cardPage({ ...visit, values, errors: {} }));
    }),
  );

  scope.post(
    '/pay/:token/card',
    whenOpen((visit, _request, reply) => {
      const action = visit.form.get('action');
      if (action === 'cancel') return settle(reply, visit, 'cancelled');
      if (action === 'decline') return settle(reply, visit, 'declined');
      if (action === 'saved' && visit.payment.savedCard !== null) return settle(reply, visit, 'paid');
      const errors = checkCard(visit.form, texts[visit.language], new Date());
      if (Object.keys(errors).length > 0) {
        const { cvc: _cvc, ...values } = Object.fromEntries(visit.form);
        return sendPage(reply, 422, cardPage({ ...visit, values, errors }));
      }
      if (digitsOf(visit.form.get('card') ?? '') === refusedCard) return settle(reply, visit, 'declined');
      awaitingCode.add(visit.token);
      return move(reply, visit, '/verify');
    }),
  );

  scope.get(
    '/pay/:token/verify',
    whenOpen((visit, _request, reply) => {
      if (!awaitingCode.has(visit.token)) return move(reply, visit);
      return sendPage(reply, 200, codePage({ ...visit, errors: {} }));
    }),
  );

  scope.post(
    '/pay/:token/verify',
    whenOpen((visit, _request, reply) => {
      if (visit.form.get('action') === 'cancel') return settle(reply, visit, 'cancelled');
      if (!awaitingCode.has(visit.token)) return move(reply, visit);
      if (digitsOf(visit.form.get('code') ?? '').length < 4) {
        return sendPage(reply, 422, codePage({ ...visit, errors: { code: texts[visit.language].codeInvalid } }));
      }
      return settle(reply, visit, 'paid');
    }),
  );

  scope.get('/pay/:token/result', async (request: PayRequest, reply) => {
    const { token } = request.params;
    const payment = actions.findPayment(token);
    const language = chooseLanguage(request.query.lang, payment?.language ?? 'en');
    if (!payment) return end(reply, { token, language }, 'unknown', 404);
    const known = payment.state === 'open' ? undefined : payment.state;
    const outcome = outcomes.get(token) ?? known;
    return outcome
      ? end(reply, { token, language }, outcome)
      : reply.redirect(`/pay/${encodeURIComponent(token)}`, 303);
  });
};
