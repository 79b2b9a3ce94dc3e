import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { anonymous } from './anonymous.ts';
import type { Finding } from './ask-provider.ts';

const nameOf = (endpoint: string): string =>
  endpoint
    .toLowerCase()
    .replace(/[^a-z]+/g, '-')
    .replace(/-$/, '');

/** Writes every answer that was understood into the folder, without personal data, as a stub of that call. */
export const writeSamples = (folder: string, findings: readonly Finding[], token: string | null): number => {
  mkdirSync(folder, { recursive: true });
  const understood = findings.filter(({ exchange }) => exchange?.outcome === 'read');
  for (const { call, exchange } of understood) {
    const [method, path] = call.endpoint.split(' ');
    const privacy = { endpoint: call.endpoint, isPrivate: !call.isPublic, secrets: token === null ? [] : [token] };
    const stub = { method, path, answer: { body: anonymous(exchange?.json, privacy) } };
    writeFileSync(join(folder, `${nameOf(call.endpoint)}.json`), `${JSON.stringify(stub, null, 2)}\n`);
  }
  return understood.length;
};
