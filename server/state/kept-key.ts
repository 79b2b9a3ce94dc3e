import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Another process that starts at the same time finds the whole key or none. */
const keepFirst = (key: string, file: string): void => {
  const draft = `${file}-${process.pid}`;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(draft, key, { mode: 0o600 });
  try {
    linkSync(draft, file);
  } finally {
    rmSync(draft);
  }
};

/** Puts another key in the place of the kept one, where that can be written. */
export const keepKey = (key: string, file: string): void => {
  try {
    const draft = `${file}-${process.pid}`;
    writeFileSync(draft, key, { mode: 0o600 });
    renameSync(draft, file);
  } catch {
    // It is asked for again at the next start.
  }
};

/**
 * The key in a file, made when there is none, so that URLs of pictures outlive a restart. Where nothing can be
 * written the key lives as long as the process.
 */
export const keptKey = (file: string): string => {
  const fresh = randomBytes(24).toString('base64url');
  try {
    if (!existsSync(file)) keepFirst(fresh, file);
  } catch {
    // It is there already, or the place is not ours to write.
  }
  try {
    return readFileSync(file, 'utf8') || fresh;
  } catch {
    return fresh;
  }
};
