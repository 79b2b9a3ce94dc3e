import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { compressedSize, requireBuild } from '../support/first-load.ts';

/** About the bytes of an answer's headers, as HTTP/1.1 sends them with a file. */
const headerBytes = 430;

/** Files, or named groups of files, in the order of a new customer's visit, and how many each may fetch beyond those before. */
const visit = [
  {
    what: 'opens the treatments',
    files: 10,
    code: ['entry-client.tsx', 'early.ts', 'ui/theme/styles.css', 'features/catalogue/services-page.tsx'],
    texts: 'public',
  },
  { what: 'waits until the page is quiet', files: 1, code: ['overlays'] },
  { what: 'opens a treatment', files: 2, code: ['features/appointments/service-dialog.tsx'] },
  { what: 'asks for its times', files: 1, code: ['features/appointments/appointment-dialog.tsx'] },
  {
    what: 'reads the times',
    files: 4,
    code: ['features/appointments/success-dialog.tsx', 'features/session/sign-in-dialog.tsx'],
  },
  { what: 'fills in the forms', files: 4, code: ['app/wanted-actions.tsx', 'routing/printed-dialog.tsx'] },
  { what: 'is signed in', files: 4, code: ['tracking/tracking-desk.tsx', 'features/notifications/public.ts'] },
  { what: 'reads that the time is theirs', files: 5, code: ['features/cart/cart-page.tsx'], texts: 'account' },
  { what: 'chooses how to pay', files: 1, code: ['features/payments/payment-selection-dialog.tsx'] },
] as const;

const most = { files: 30, bytes: 228_000 };

type Manifest = Record<string, { file: string; name?: string; imports?: string[] }>;

let manifest: Manifest;

/** The files of the manifest's entry and of all that it imports. */
const filesOf = (key: string, seen = new Set<string>()): Set<string> => {
  const entry = manifest[key] ?? Object.values(manifest).find(({ name }) => `client/${name}` === key);
  if (!entry) throw new Error(`The build has no ${key}.`);
  if (seen.has(entry.file)) return seen;
  seen.add(entry.file);
  for (const imported of entry.imports ?? []) filesOf(imported, seen);
  return seen;
};

beforeAll(() => {
  requireBuild();
  manifest = JSON.parse(readFileSync('dist/client/.vite/manifest.json', 'utf8'));
});

describe('the weight of a whole visit', () => {
  it.each(['en', 'ar'])(
    'a new customer fetches few files at each step of a booking, most of them while they read (%s)',
    (language) => {
      const known = new Set<string>();
      const steps = visit.map((step) => {
        const texts = Object.keys(manifest).filter((key) =>
          'texts' in step ? key.endsWith(`/${language}.${step.texts}.json`) : false,
        );
        const keys = [...step.code.map((path) => `client/${path}`), ...texts];
        const fetched = [...new Set(keys.flatMap((key) => [...filesOf(key)]))].filter((file) => !known.has(file));
        for (const file of fetched) known.add(file);
        return { what: step.what, fetched };
      });
      const bytes = [...known].reduce((sum, file) => sum + compressedSize(file) + headerBytes, 0);
      console.info(`${language}: ${bytes} bytes in ${known.size} files`);
      const heavy = steps.filter(({ fetched }, place) => fetched.length > (visit[place]?.files ?? 0));
      expect(heavy).toEqual([]);
      expect(known.size).toBeLessThanOrEqual(most.files);
      expect(bytes).toBeLessThanOrEqual(most.bytes);
    },
  );
});
