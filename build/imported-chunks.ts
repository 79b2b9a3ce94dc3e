import type { Rolldown } from 'vite';

/** The names of all files that a file imports, and its own. */
export const withImportedChunks = (
  chunks: Record<string, Pick<Rolldown.RenderedChunk, 'imports'>>,
  start: string,
  seen = new Set<string>(),
): Set<string> => {
  if (seen.has(start)) return seen;
  seen.add(start);
  for (const next of chunks[start]?.imports ?? []) withImportedChunks(chunks, next, seen);
  return seen;
};
