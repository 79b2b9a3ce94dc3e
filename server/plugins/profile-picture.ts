import multipart from '@fastify/multipart';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { Backend } from '../backend.ts';
import { buildContext, requireSession, type ShopContext } from '../graphql/context.ts';
import { ShopError, toGraphQLError } from '../graphql/errors.ts';
import type { ErrorCode, UpdatedProfile } from '../graphql/generated/types.ts';
import { refuseInput } from '../graphql/input-problems.ts';
import { loadSharp, type PictureKind, pictureKind } from '../pictures/size-picture.ts';
import { buildCallGate, type CallGate, FullQueue } from '../provider/call-gate.ts';
import { updateProfile } from '../provider/profile.ts';
import { longestArrivalMs } from './arrivals.ts';
import { foreignPage, isSameOrigin } from './same-origin.ts';

/** A kind that is not taken or cannot be read, or a picture that takes too much room to be opened. */
type PictureProblem = 'pictureKind' | 'picturePixels';

const longestEdge = 1024;
const mostPixels = 50_000_000;
const longestSeconds = 5;
/** Others are not taken from customers. */
const kinds: readonly (PictureKind | null)[] = ['jpeg', 'png', 'webp'];

/**
 * A JPEG, PNG or WebP picture, known by its bytes, as an upright JPEG of at most 1,024 pixels an edge. Nothing but the
 * pixels is left: a photograph says where it was taken. Answers the error of another one.
 */
const toPlainPicture = async (bytes: Uint8Array): Promise<Uint8Array<ArrayBuffer> | PictureProblem> => {
  if (!kinds.includes(pictureKind(bytes))) return 'pictureKind';
  const sharp = await loadSharp();
  try {
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (width * height > mostPixels) return 'picturePixels';
    const plain = await sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error', autoOrient: true })
      .resize(longestEdge, longestEdge, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 85 })
      .timeout({ seconds: longestSeconds })
      .toBuffer();
    return new Uint8Array(plain);
  } catch {
    return 'pictureKind';
  }
};

const mostBytes = 5 * 1024 * 1024;
const formBytes = 4 * 1024;
const picturesAMinute = 20;
const openedAtOnce = 2;
const waitingInLine = 20;
const longestWait = 8_000;

const statuses: Partial<Record<ErrorCode, number>> = {
  GRAPHQL_INVALID: 400,
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  RATE_LIMITED: 429,
  INTERNAL: 500,
};

/** The provider's refusals, as those of the shop, are about the sent picture. */
const statusOf = (code: ErrorCode): number => statuses[code] ?? (code.startsWith('PROVIDER_') ? 502 : 422);

/** A failure before the request came to be worked on, such as too many of them. */
const toShopError = (error: unknown, reply: FastifyReply): unknown => {
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : 500;
  if (status !== 429) return error;
  const retryAfterSeconds = Number(reply.getHeader('retry-after')) || 60;
  return new ShopError('RATE_LIMITED', 'Too many pictures.', { retryAfterSeconds });
};

const limits = { fileSize: mostBytes, files: 1, fields: 4, parts: 5 };

/** The bytes of the form's one file; bytes beyond the limit are not kept. */
const readFile = async (request: FastifyRequest): Promise<{ bytes: Uint8Array; isTooLarge: boolean } | null> => {
  if (Number(request.headers['content-length']) > mostBytes + formBytes) {
    return { bytes: new Uint8Array(), isTooLarge: true };
  }
  try {
    const part = await request.file({ limits: limits, throwFileSizeLimit: false });
    const bytes = await part?.toBuffer();
    return part && bytes?.length ? { bytes, isTooLarge: part.file.truncated } : null;
  } catch (error) {
    request.log.info({ err: error }, 'a form with a picture could not be read');
    return null;
  }
};

/** Opening pictures takes processor and memory, so that few are opened at once. */
const openPicture = async (bytes: Uint8Array, gate: CallGate) => {
  const signal = AbortSignal.timeout(longestWait);
  try {
    return await gate(signal, () => toPlainPicture(bytes));
  } catch (error) {
    if (!(error instanceof FullQueue || error === signal.reason)) throw error;
    throw new ShopError('RATE_LIMITED', 'Too many pictures at once.', { retryAfterSeconds: 10 });
  }
};

/**
 * `POST /account/picture`: the signed-in customer's new picture, a form with one file of at most 5 MB. It goes to the
 * provider without the metadata of a photograph, and is kept nowhere here. Answers `data` as `updateProfile`
 * does, or `errors`.
 */
export const profilePicture: FastifyPluginAsync<{ backend: Backend }> = async (app, { backend }) => {
  const { rateLimitFactor } = backend.config;
  const gate = buildCallGate(openedAtOnce, waitingInLine);
  app.removeAllContentTypeParsers();
  await app.register(multipart);
  // In the shape of GraphQL's failures, which the shop's pages understand, with an HTTP status beside it.
  app.setErrorHandler((error, request, reply) => {
    const failure = toGraphQLError(toShopError(error, reply), buildContext(backend, { request, reply }));
    const status = statusOf(failure.extensions?.code as ErrorCode);
    reply
      .code(status)
      .header('cache-control', 'no-store')
      .send({ errors: [failure] });
  });

  const change = async (request: FastifyRequest, context: ShopContext): Promise<UpdatedProfile> => {
    if (!isSameOrigin(request, backend.config)) throw new ShopError('FORBIDDEN', foreignPage);
    requireSession(context);
    const file = await readFile(request);
    refuseInput({ picture: file === null ? 'pictureMissing' : file.isTooLarge && 'pictureBytes' }, context.language);
    const opened = await openPicture(file?.bytes ?? new Uint8Array(), gate);
    refuseInput({ picture: typeof opened === 'string' && opened }, context.language);
    const bytes = typeof opened === 'string' ? new Uint8Array() : opened;
    const image_profile = { bytes, type: 'image/jpeg', name: 'profile.jpg' };
    return updateProfile(context.provider, { image_profile });
  };

  const rateLimit = { max: picturesAMinute * rateLimitFactor, timeWindow: '1 minute' };
  app.post('/account/picture', { config: { rateLimit, arrivalTime: longestArrivalMs } }, async (request, reply) => {
    const data = await change(request, buildContext(backend, { request, reply }));
    return reply.header('cache-control', 'no-store').send({ data });
  });
};
