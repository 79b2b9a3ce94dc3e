import { statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../tests/support/for-file.ts';
import { keptKey } from './shared-state.ts';

test('addresses of pictures outlive a restart, and no other user of the machine can read how they are signed', () => {
  const file = join(temporaryFolder(), 'cache', 'picture-key');
  const key = keptKey(file);
  expect(key.length).toBeGreaterThanOrEqual(32);
  expect(keptKey(file)).toBe(key);
  expect(statSync(file).mode & 0o077).toBe(0);
});

test('the shop starts also where nothing can be written', () => {
  expect(keptKey(join(import.meta.filename, 'picture-key')).length).toBeGreaterThanOrEqual(32);
});
