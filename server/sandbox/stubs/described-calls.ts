import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { distance } from '../../settings/nearest-name.ts';

const description = join(import.meta.dirname, '../../../docs/provider.openapi.yaml');

/** Calls such as `GET orders/{id}` of the description; none where it is not delivered. */
const readCalls = (): string[] => {
  const text = existsSync(description) ? readFileSync(description, 'utf8') : '';
  return text.split(/^ {2}(?=\/)/m).flatMap((part) => {
    const [, path = ''] = /^\/api\/v1\/(\S+):$/m.exec(part) ?? [];
    const methods = [...part.matchAll(/^ {4}(get|post|put|patch|delete):$/gm)];
    return methods.map(([, method = '']) => `${method.toUpperCase()} ${path}`);
  });
};

let calls: string[] | undefined;

/** The path as a stub writes it, without the provider's base. */
export const plainPath = (path: string): string => path.replace(/^\/?(api\/v1\/)?/, '').replace(/\/$/, '');

const isAny = (part: string): boolean => part.startsWith('{');

/** Whether some call has both paths, where `{id}` is anything and a trailing `*` any rest. */
export const pathMatches = (pattern: string, path: string): boolean => {
  const isOpen = pattern.endsWith('*');
  const [wanted, parts] = [plainPath(pattern).replace(/\*$/, '').split('/'), plainPath(path).split('/')];
  if (isOpen ? wanted.length > parts.length : wanted.length !== parts.length) return false;
  return wanted.every((want, place) => {
    const part = parts[place] ?? '';
    if (isAny(want) || isAny(part)) return true;
    return isOpen && place === wanted.length - 1 ? part.startsWith(want) : part === want;
  });
};

const nearest = (asked: string, known: string[]): string =>
  known.toSorted((one, other) => distance(asked, one) - distance(asked, other))[0] ?? '';

/** Why the shop makes no such call, and which one is nearest; null for a call that is described. */
export const problemOfCall = (method: string | undefined, path: string): string | null => {
  calls ??= readCalls();
  const ofMethod = method ? calls.filter((call) => call.startsWith(`${method} `)) : calls;
  const pathOf = (call: string) => call.split(' ')[1] ?? '';
  if (calls.length === 0 || ofMethod.some((call) => pathMatches(path, pathOf(call)))) return null;
  const plain = plainPath(path);
  const [asked, known] = method ? [`${method} ${plain}`, calls] : [plain, [...new Set(calls.map(pathOf))]];
  return `the shop makes no call ${asked}; the nearest is ${nearest(asked, known)}`;
};
