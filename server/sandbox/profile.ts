import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { member, textOf } from './nested.ts';
import { riyadhDate } from './riyadh.ts';
import type { Customer } from './store.ts';
import { invalid, type Text, texts } from './texts.ts';
import type { World } from './world.ts';

const fields = ['first_name', 'last_name', 'email', 'gender', 'date_of_birth'] as const;
const required = ['first_name', 'last_name', 'gender', 'date_of_birth'] as const;

type ProfileFields = Partial<Record<(typeof fields)[number], string>>;

export const readProfile = (body: unknown): ProfileFields =>
  Object.fromEntries(fields.map((field) => [field, textOf(body, field)]).filter(([, value]) => value !== ''));

const isDate = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));

const refuseAny = (wrong: Record<string, Text>): void => {
  if (Object.keys(wrong).length > 0) throw invalid(wrong);
};

export const requireNewProfile = (profile: ProfileFields): void =>
  refuseAny(Object.fromEntries(required.filter((field) => !profile[field]).map((field) => [field, texts.required])));

export const checkProfile = (profile: ProfileFields, now: number): void => {
  const wrong: Record<string, Text> = {};
  if (profile.email && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(profile.email)) wrong.email = texts.email;
  if (profile.gender && profile.gender !== 'Male' && profile.gender !== 'Female') wrong.gender = texts.gender;
  const born = profile.date_of_birth;
  if (born && (!isDate(born) || born >= riyadhDate(now))) wrong.date_of_birth = texts.dateOfBirth;
  refuseAny(wrong);
};

/** A file of a multipart form. */
export type ReceivedFile = { name: string; type: string; size: number; bytes: Uint8Array };

/** Its bytes cannot be listed, so that they are left out where a received call is written down. */
const receive = async (file: File): Promise<ReceivedFile> => {
  const { name, type, size } = file;
  return Object.defineProperty({ name, type, size } as ReceivedFile, 'bytes', { value: await file.bytes() });
};

/** Reads a form into an object of its fields. Rejects when it is none. */
export const readForm = async (body: Uint8Array<ArrayBuffer>, contentType: string): Promise<object> => {
  const form = await new Response(body, { headers: { 'content-type': contentType } }).formData();
  const fields = [...form].map(async ([name, value]) => [name, value instanceof File ? await receive(value) : value]);
  return Object.fromEntries(await Promise.all(fields));
};

const largest = 2 * 1024 * 1024;

const startsWith = (bytes: Uint8Array, text: string, from = 0): boolean =>
  Buffer.from(bytes.subarray(from, from + text.length)).toString('latin1') === text;

const typeOf = (bytes: Uint8Array): string | null => {
  if (startsWith(bytes, '\xff\xd8\xff')) return 'image/jpeg';
  if (startsWith(bytes, '\x89PNG\r\n\x1a\n')) return 'image/png';
  return startsWith(bytes, 'RIFF') && startsWith(bytes, 'WEBP', 8) ? 'image/webp' : null;
};

/** Keeps a customer's new picture; refuses with 422 a file that is none or is larger than 2 MB. */
export const keepPicture = (customer: Customer, file: unknown): void => {
  const bytes = member(file, 'bytes');
  const type = bytes instanceof Uint8Array && bytes.length <= largest ? typeOf(bytes) : null;
  if (!type) throw invalid({ image_profile: texts.picture });
  customer.picture = { name: randomUUID(), type, base64: Buffer.from(bytes as Uint8Array).toString('base64') };
};

/** Serves the pictures that customers have sent; their names cannot be guessed. */
export const registerSentPictures = (app: FastifyInstance, world: World): void => {
  app.get<{ Params: { name: string } }>('/pictures/sent/:name', ({ params }, reply) => {
    const sent = world.state.customers.flatMap(({ picture }) => (picture && picture !== 'drawing' ? picture : []));
    const picture = sent.find(({ name }) => name === params.name);
    if (!picture) return reply.code(404).type('text/plain').send('No such picture');
    const bytes = Buffer.from(picture.base64, 'base64');
    return reply.header('X-Content-Type-Options', 'nosniff').type(picture.type).send(bytes);
  });
};
