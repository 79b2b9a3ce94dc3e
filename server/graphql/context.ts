import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  defaultLanguage,
  isLanguage,
  type Language,
  otherLanguages,
  preferredLanguage,
} from '../../schema/languages.ts';
import type { Backend } from '../backend.ts';
import { businessKinds, deliveryMethods } from '../config.ts';
import { CallTimes } from '../provider/call-times.ts';
import type { ProviderClient, Visitor } from '../provider/client.ts';
import { type CustomersProfile, getProfile } from '../provider/profile.ts';
import type { VisitorSettings } from '../provider/request.ts';
import { customerOf, endSession, readSession, type SignedInSession, startSession } from '../session.ts';
import { currentField, traceHeaders } from '../telemetry/telemetry.ts';
import { ShopError } from './errors.ts';

/**
 * Milliseconds for everything that one request asks of the provider, counted from its arrival: its writes and the reads
 * after them. With rendering and sending, a GraphQL answer is complete within 7.5 s and a page within 8 s.
 */
export const answerDeadlineMs = 7_200;

export type ShopContext = ReturnType<typeof buildContext>;

export type CustomersContext = ShopContext & { session: SignedInSession };

declare module 'mercurius' {
  interface MercuriusContext extends ShopContext {}
}

/** The requests that the operations of one page share. */
export type Visit = { profile: Promise<CustomersProfile> | null };

type Scene = {
  request: FastifyRequest;
  /** Null where no header can be sent any more, as on a socket. */
  reply: FastifyReply | null;
  /** Without it, `?language=` decides, then `Accept-Language`. */
  language?: Language;
  /** When the visitor stops waiting, by `performance.now()`. */
  endsAt?: number;
  /** Of a page; without it the operation is alone. */
  visit?: Visit;
};

const requestLanguage = (request: FastifyRequest): Language => {
  const asked = (request.query as Record<string, unknown> | undefined)?.language;
  if (isLanguage(asked)) return asked;
  return preferredLanguage(request.headers['accept-language']) ?? defaultLanguage;
};

/** The visitor's choice, in a cookie as `serviceType.deliveryMethod`; the shop's own in place of an empty or unknown one. */
const requestSettings = (request: FastifyRequest, { config }: Backend): VisitorSettings => {
  const chosen = (request.cookies?.settings ?? '').split('.');
  const [serviceType = '', deliveryMethod = ''] = chosen.length === 2 ? chosen : [];
  return {
    serviceType: (businessKinds as readonly string[]).includes(serviceType) ? serviceType : config.serviceType,
    deliveryMethod: deliveryMethods.includes(deliveryMethod) ? deliveryMethod : config.deliveryMethod,
    deviceType: config.deviceType,
  };
};

/** The context of one GraphQL request, over HTTP, over a socket or inside this process. */
export const buildContext = (backend: Backend, scene: Scene) => {
  const { request, reply, language, endsAt, visit = { profile: null } } = scene;
  const { config, endedSessions } = backend;
  const found = readSession(request, config);
  let session = found.session && !endedSessions.has(found.session) ? found.session : null;
  let isOfVisitor = session !== null;
  const spoken = language ?? requestLanguage(request);
  request.callTimes ??= new CallTimes(currentField);
  const visitor = {
    token: session?.token ?? null,
    language: spoken,
    settings: requestSettings(request, backend),
    endsAt,
    log: request.log,
    callTimes: request.callTimes,
    trace: traceHeaders(request),
  };
  const clearCookie = () => {
    if (reply && !reply.sent) endSession(reply, config);
  };
  if (found.isStale || (found.session && !session)) clearCookie();

  const providerFor = (own: Partial<Visitor> = {}) => backend.provider.forVisitor({ ...visitor, ...own });
  let provider = providerFor();

  const askForProfile = async () => {
    const asked = session;
    const profile = await getProfile(provider);
    if (asked) backend.knownSessions.note(asked);
    return profile;
  };

  return {
    backend,
    language: spoken,
    /** The visitor's choice for all calls, or the shop's own. */
    settings: visitor.settings,
    ip: request.ip,
    /** Null for a guest, and from the moment the session ends. */
    get session(): SignedInSession | null {
      isOfVisitor = true;
      return session;
    },
    /** Whether the visitor has a session, or something has looked for one so far: then the answer is about them. */
    isOfVisitor: () => isOfVisitor,
    get provider(): ProviderClient {
      return provider;
    },
    /** The same for retail: its calls say `Service-Type: online_store`. */
    shopProvider: () => providerFor({ settings: { ...visitor.settings, serviceType: 'online_store' } }),
    /** The provider as a guest sees it in the language that this request is not in. */
    otherLanguage: () => {
      const [language = spoken] = otherLanguages(spoken);
      return providerFor({ token: null, language });
    },
    /** The signed-in customer, asked for once a request and once a page. */
    profile: (): Promise<CustomersProfile> => {
      visit.profile ??= askForProfile();
      return visit.profile;
    },
    /** Signs this visitor in: gives the browser its cookie. Fails where there is no answer it can go with. */
    startSession: async (started: SignedInSession): Promise<void> => {
      if (!reply) throw new ShopError('FORBIDDEN', 'Sign-in is not possible over a socket.');
      isOfVisitor = true;
      if (session) await endedSessions.add(session);
      // A provider may give customers the token that they have had before.
      await endedSessions.revive(started);
      backend.knownSessions.note(started);
      startSession(reply, started, config);
      session = started;
      provider = providerFor({ token: started.token });
    },
    /**
     * Makes this visitor a guest everywhere: the token counts for nothing here any more, its sockets are closed, and the
     * cookie goes when there is an answer it can go with. At once in this process, and in the others when it resolves.
     */
    endSession: async (): Promise<void> => {
      isOfVisitor = true;
      const told = session && endedSessions.add(session);
      // Browsers obey this on https only. Their stores are emptied by the pages: the header would take settings along.
      if (session && config.isSecure && reply && !reply.sent) reply.header('clear-site-data', '"cache"');
      session = null;
      clearCookie();
      await told;
    },
    /** Gets the age of the public lists that the answer is made of. */
    noteAge: (asOf: number | null) => request.callTimes?.noteAge(asOf),
    /** When the visitor stops waiting, by `performance.now()`; undefined on a socket. */
    endsAt,
    requestId: request.id,
    /** Goes to the provider with every call. */
    trace: visitor.trace,
    log: request.log,
  };
};

/** The session that an action needs; fails with `UNAUTHENTICATED` for a guest. */
export const requireSession = (context: ShopContext): SignedInSession => {
  if (context.session) return context.session;
  throw new ShopError('UNAUTHENTICATED', 'Sign in to do this.');
};

/**
 * The customer for whom something is kept here, as `customerOf` names them. The claims of a cookie may be forged, so
 * the provider is asked who it is, unless it has said so lately.
 */
export const requireCustomer = async (context: ShopContext): Promise<string> => {
  const session = requireSession(context);
  if (!context.backend.knownSessions.has(session)) await context.profile();
  return customerOf(session);
};

/** A resolver for signed-in customers alone; for a guest it fails with `UNAUTHENTICATED`. */
export const signedIn =
  <Root, Args, Result>(resolve: (root: Root, args: Args, context: CustomersContext) => Result) =>
  (root: Root, args: Args, context: ShopContext): Result => {
    requireSession(context);
    return resolve(root, args, context as CustomersContext);
  };
