import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');

/** Files of a folder with those of its own folders, or the file itself, relative to the root. */
const filesOf = (path: string): string[] => {
  const place = join(root, path);
  if (!existsSync(place)) return [];
  if (statSync(place).isFile()) return [path];
  return readdirSync(place, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1));
};

/** A hash of the names and contents of these files and folders, and of the Node that works on them. */
export const fingerprint = (paths: string[], isMeant: (file: string) => boolean = () => true): string => {
  const hash = createHash('sha256').update(process.version);
  for (const file of paths.flatMap(filesOf).filter(isMeant).sort()) {
    const content = readFileSync(join(root, file));
    hash.update(`\0${file}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
};
