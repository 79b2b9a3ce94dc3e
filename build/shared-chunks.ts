import { basename } from 'node:path';
import type { Rolldown } from 'vite';

type Chunking = { getModuleInfo: (id: string) => Pick<Rolldown.ModuleInfo, 'importers' | 'code'> | null };

const namesIn = (list: string): string[] => list.split(',').map((name) => name.trim().split(/\s+/)[0] ?? '');

/** The names that a piece of code takes from, or passes on from, a file. */
const namesFrom = (code: string, verb: 'import' | 'export', file: string): string[] =>
  [...code.matchAll(/\b(import|export)\s*\{([^}]*)\}\s*from\s*["']([^"']+)["']/g)]
    .filter(([, found, , source]) => found === verb && basename(source ?? '') === file)
    .flatMap(([, , names]) => namesIn(names ?? ''));

/** Who imports a module at once. The front door of a feature passes it on only to those who ask for it by name. */
const importersOf = (id: string, chunking: Chunking): string[] =>
  (chunking.getModuleInfo(id)?.importers ?? []).flatMap((importer) => {
    if (!importer.endsWith('/public.ts')) return [importer];
    const door = chunking.getModuleInfo(importer);
    const passedOn = namesFrom(door?.code ?? '', 'export', basename(id));
    return (door?.importers ?? []).filter((asker) => {
      const asked = namesFrom(chunking.getModuleInfo(asker)?.code ?? '', 'import', 'public.ts');
      return passedOn.some((name) => asked.includes(name));
    });
  });

/** A module and all that import it at once, directly or not. */
const withImporters = (id: string, chunking: Chunking, seen = new Set<string>()): Set<string> => {
  if (seen.has(id)) return seen;
  seen.add(id);
  for (const importer of importersOf(id, chunking)) withImporters(importer, chunking, seen);
  return seen;
};

const group = (name: string, priority: number, isWanted: (importer: string) => boolean) => ({
  name: (id: string, chunking: Chunking) => ([...withImporters(id, chunking)].some(isWanted) ? name : null),
  // A captured module brings what it imports; a front door would bring the whole house.
  test: /\/client\/(?!messages\/)(?!.*\/public\.ts$)/,
  minShareCount: 2,
  entriesAware: true,
  entriesAwareMergeThreshold: 12_000,
  priority,
});

/**
 * The chunks of what several pages or dialogs share. Small ones are merged with their neighbours, and these kinds are
 * never each other's: a landing page, or a part of it that comes later, would fetch what only others need, a page all
 * that draws dialogs, and a guest the cart.
 */
export const sharedChunks = (landingPages: readonly string[], landingParts: readonly string[]) => [
  group('landing', 4, (importer) => landingPages.some((page) => importer.endsWith(page))),
  group('parts', 3, (importer) => landingParts.some((part) => importer.endsWith(part))),
  group('cart', 2, (importer) => importer.endsWith('/cart/cart-store.ts')),
  group('pages', 1, (importer) => importer.endsWith('-page.tsx')),
  group('dialogs', 0, () => true),
];
