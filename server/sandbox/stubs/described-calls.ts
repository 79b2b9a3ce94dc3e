import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import MiniSearch from 'minisearch';

const description = join(import.meta.dirname, '../../../docs/provider.openapi.yaml');

/** Calls such as `GET orders/{id}` of the description; none where it is not delivered. */
const readCalls = (): string[] => {
  const text = existsSync(description) ? readFileSync(description, 'utf8') : '';
  return text.split(/^ {2}(?=\/)/m).flatMap((part) => {
    const [, path = ''] = /^\/api\/v1\/(\S+):$/m.exec(part) ?? [];
    return [...part.matchAll(/^ {4}(get|post|put|patch|delete):$/gm)].map(
      ([, method = '']) => `${method.toUpperCase()} ${path}`,
    );
  });
};

let calls: string[] | undefined;

const isAny = (part: string): boolean => part.startsWith('{');

/** Whether some call has both paths, where `{id}` is anything and a trailing `*` any rest. */
const meets = (pattern: string, path: string): boolean => {
  const isOpen = pattern.endsWith('*');
  const [wanted, parts] = [pattern.replace(/\*$/, '').split('/'), path.split('/')];
  if (isOpen ? wanted.length > parts.length : wanted.length !== parts.length) return false;
  return wanted.every((want, place) => {
    const part = parts[place] ?? '';
    if (isAny(want) || isAny(part)) return true;
    return isOpen && place === wanted.length - 1 ? part.startsWith(want) : part === want;
  });
};

/** What most looks like `asked`. */
const nearest = (asked: string, known: string[]): string => {
  const engine = new MiniSearch({ fields: ['id'], tokenize: (text) => text.split(/[ /]/) });
  engine.addAll(known.map((id) => ({ id })));
  return engine.search(asked, { prefix: true, fuzzy: 0.5 })[0]?.id ?? known[0] ?? '';
};

/** Why the shop makes no such call, and which one is nearest; null for a call that is described. */
export const problemOfCall = (method: string | undefined, path: string): string | null => {
  calls ??= readCalls();
  const isMeant = (call: string): boolean => {
    const [verb, described = ''] = call.split(' ');
    return (!method || verb === method) && meets(path, described);
  };
  if (calls.length === 0 || calls.some(isMeant)) return null;
  const asked = method ? `${method} ${path}` : path;
  const known = method ? calls : [...new Set(calls.map((call) => call.split(' ')[1] ?? ''))];
  return `the shop makes no call ${asked}; the nearest is ${nearest(asked, known)}`;
};
