import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * The key in a file, made when there is none, so that addresses of pictures outlive a restart. Where nothing can be
 * written the key lives as long as the process.
 */
export function keptKey(file: string): string {
  const fresh = randomBytes(24).toString('base64url');
  try {
    if (!existsSync(dirname(file))) mkdirSync(dirname(file));
    writeFileSync(file, fresh, { flag: 'wx', mode: 0o600 });
  } catch {
    // It is there already, or the place is not ours to write.
  }
  try {
    return readFileSync(file, 'utf8') || fresh;
  } catch {
    return fresh;
  }
}
