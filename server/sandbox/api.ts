import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import { withHabits } from './habits.ts';
import { isFields } from './nested.ts';
import { readForm } from './profile.ts';
import { addressRoutes } from './routes/addresses.ts';
import { appointmentRoutes } from './routes/appointments.ts';
import { bookingRoutes } from './routes/bookings.ts';
import { branchRoutes } from './routes/branches.ts';
import { cartRoutes } from './routes/cart.ts';
import { catalogueRoutes } from './routes/catalogue.ts';
import { checkoutRoutes } from './routes/checkout.ts';
import { giftRoutes } from './routes/gifts.ts';
import { invitationRoutes } from './routes/invitations.ts';
import { loyaltyRoutes } from './routes/loyalty.ts';
import { paymentRoutes } from './routes/payments.ts';
import { profileRoutes } from './routes/profile.ts';
import { sessionRoutes } from './routes/session.ts';
import { voucherRoutes } from './routes/vouchers.ts';
import { languageOf, Refusal, texts } from './texts.ts';
import { addTroubles } from './troubles.ts';
import { callOf, type Routes, type World } from './world.ts';

export const base = '/api/v1';

const routes: Routes = {
  ...addressRoutes,
  ...appointmentRoutes,
  ...bookingRoutes,
  ...branchRoutes,
  ...cartRoutes,
  ...catalogueRoutes,
  ...checkoutRoutes,
  ...giftRoutes,
  ...invitationRoutes,
  ...loyaltyRoutes,
  ...paymentRoutes,
  ...profileRoutes,
  ...sessionRoutes,
  ...voucherRoutes,
};

const largestForm = 8 * 1024 * 1024;

/** Answers every failure as the provider writes its refusals. */
export const refuse = (error: FastifyError | Refusal, request: FastifyRequest, reply: FastifyReply): void => {
  const language = languageOf(request);
  if (error instanceof Refusal) {
    const fields = Object.entries(error.fields ?? {}).map(([field, text]) => [field, [text[language]]]);
    const errors = error.fields && Object.fromEntries(fields);
    reply.code(error.status).send({ status: false, message: error.text[language], errors });
    return;
  }
  const status = error.statusCode ?? 500;
  reply.code(status).send({ status: false, message: (status < 500 ? texts.badBody : texts.failed)[language] });
};

/** JSON bodies may be empty with any content type; multipart forms become an object of their fields. */
const addBodyParsers = (app: FastifyInstance): void => {
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_, body, done) => {
    try {
      done(null, body === '' ? undefined : JSON.parse(String(body)));
    } catch {
      done(new Refusal(400, texts.badBody));
    }
  });
  app.addContentTypeParser(
    'multipart/form-data',
    { parseAs: 'buffer', bodyLimit: largestForm },
    async (request: FastifyRequest, body: Buffer) => {
      try {
        return await readForm(new Uint8Array(body), request.headers['content-type'] ?? '');
      } catch {
        throw new Refusal(400, texts.badBody);
      }
    },
  );
};

/** Every answer leaves as a provider with the habits that are on would write it. */
const addHabits = (app: FastifyInstance, world: World): void => {
  app.addHook('preSerialization', async (request, _reply, payload) => {
    const path = request.url.slice(base.length).replace(/^\/|\?.*$/g, '');
    return isFields(payload) ? withHabits(world.habits, payload, { method: request.method, path }) : payload;
  });
};

const addRoutes = (app: FastifyInstance, world: World): void => {
  for (const [name, work] of Object.entries(routes)) {
    const [method, url = ''] = name.split(' ');
    const handler = (request: FastifyRequest) => {
      const call = callOf(world, request);
      const { text = texts.done, ...reply } = work(call);
      return { status: true, message: call.pen.write(text), ...reply };
    };
    app.route({ method: method as HTTPMethods, url, handler });
  }
};

/** The provider's REST API: every call of the storefront under `/api/v1`. */
export const registerApi = (app: FastifyInstance, world: World): void => {
  app.register(
    async (api) => {
      addBodyParsers(api);
      addTroubles(api, world, base);
      addHabits(api, world);
      api.setErrorHandler(refuse);
      api.setNotFoundHandler({ preHandler: [] }, () => {
        throw new Refusal(404, texts.notFound);
      });
      addRoutes(api, world);
    },
    { prefix: base },
  );
};
