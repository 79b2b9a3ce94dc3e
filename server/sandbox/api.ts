import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { withHabits } from './habits.ts';
import { isFields } from './nested.ts';
import { readForm } from './profile.ts';
import { registerAddressRoutes } from './routes/addresses.ts';
import { registerAppointmentRoutes } from './routes/appointments.ts';
import { registerBookingRoutes } from './routes/bookings.ts';
import { registerBranchRoutes } from './routes/branches.ts';
import { registerCartRoutes } from './routes/cart.ts';
import { registerCatalogueRoutes } from './routes/catalogue.ts';
import { registerCheckoutRoutes } from './routes/checkout.ts';
import { registerGiftRoutes } from './routes/gifts.ts';
import { registerInvitationRoutes } from './routes/invitations.ts';
import { registerLoyaltyRoutes } from './routes/loyalty.ts';
import { registerPaymentRoutes } from './routes/payments.ts';
import { registerProfileRoutes } from './routes/profile.ts';
import { registerSessionRoutes } from './routes/session.ts';
import { registerVoucherRoutes } from './routes/vouchers.ts';
import { languageOf, Refusal, texts } from './texts.ts';
import { addTroubles } from './troubles.ts';
import type { World } from './world.ts';

export const base = '/api/v1';
const largestForm = 8 * 1024 * 1024;

/** Answers every failure as the provider writes its refusals. */
export const refuse = (error: FastifyError | Refusal, request: FastifyRequest, reply: FastifyReply): void => {
  const language = languageOf(request);
  if (error instanceof Refusal) {
    const errors = error.fields
      ? Object.fromEntries(Object.entries(error.fields).map(([field, text]) => [field, [text[language]]]))
      : undefined;
    reply.code(error.status).send({ status: false, message: error.text[language], errors });
    return;
  }
  const status = error.statusCode ?? 500;
  reply.code(status).send({ status: false, message: (status < 500 ? texts.badBody : texts.failed)[language] });
};

/** JSON bodies may be empty whatever the content type says; multipart forms become an object of their fields. */
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
      registerAddressRoutes(api, world);
      registerAppointmentRoutes(api, world);
      registerBookingRoutes(api, world);
      registerBranchRoutes(api, world);
      registerCartRoutes(api, world);
      registerCatalogueRoutes(api, world);
      registerCheckoutRoutes(api, world);
      registerGiftRoutes(api, world);
      registerInvitationRoutes(api, world);
      registerLoyaltyRoutes(api, world);
      registerPaymentRoutes(api, world);
      registerProfileRoutes(api, world);
      registerSessionRoutes(api, world);
      registerVoucherRoutes(api, world);
    },
    { prefix: base },
  );
};
