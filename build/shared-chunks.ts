import type { Rolldown } from 'vite';

type Chunking = { getModuleInfo: (id: string) => Pick<Rolldown.ModuleInfo, 'importers'> | null };

/** A module and all that import it at once, directly or not. */
const withImporters = (id: string, chunking: Chunking, seen = new Set<string>()): Set<string> => {
  if (seen.has(id)) return seen;
  seen.add(id);
  for (const importer of chunking.getModuleInfo(id)?.importers ?? []) withImporters(importer, chunking, seen);
  return seen;
};

const group = (name: string, priority: number, isWanted: (importer: string) => boolean) => ({
  name: (id: string, chunking: Chunking) => ([...withImporters(id, chunking)].some(isWanted) ? name : null),
  test: /\/client\/(?!messages\/)/,
  minShareCount: 2,
  entriesAware: true,
  entriesAwareMergeThreshold: 12_000,
  priority,
});

/**
 * The chunks of what several pages or dialogs share. Small ones are merged with their neighbours, and these three kinds
 * are never each other's: a landing page would fetch what only others need, and a page all that draws dialogs.
 */
export const sharedChunks = (landingPages: readonly string[]) => [
  group('landing', 3, (importer) => landingPages.some((page) => importer.endsWith(page))),
  group('pages', 2, (importer) => importer.endsWith('-page.tsx')),
  group('dialogs', 1, () => true),
];
