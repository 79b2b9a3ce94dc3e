import { chmodSync, closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Makes a database file, and its folder, that only its owner can read, before SQLite opens it: the files that SQLite
 * lays beside it get the same mode. Files of an earlier start are closed to others as well. Throws as `open` does.
 */
export const makePrivate = (file: string): void => {
  if (file === ':memory:') return;
  mkdirSync(dirname(file), { recursive: true });
  closeSync(openSync(file, 'a', 0o600));
  for (const path of [file, `${file}-wal`, `${file}-shm`]) if (existsSync(path)) chmodSync(path, 0o600);
};
