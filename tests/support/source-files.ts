import { globSync, readFileSync } from 'node:fs';

export type SourceFile = { path: string; text: string };

/** The project's own files that match a pattern, without what is generated. */
export const sourceFiles = (pattern: string): SourceFile[] =>
  globSync(pattern)
    .filter((path) => !/(^|\/)(generated|node_modules|dist|styled-system)\//.test(path))
    .sort()
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }));
