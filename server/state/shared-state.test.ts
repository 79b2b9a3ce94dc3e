import { join } from 'node:path';
import fastify from 'fastify';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../tests/support/for-file.ts';
import { testConfig } from '../../tests/support/start-shop.ts';
import { openState } from './shared-state.ts';

test('addresses of pictures outlive a restart', async () => {
  const config = testConfig('http://127.0.0.1:9', { stateFile: join(temporaryFolder(), 'state.sqlite') });
  const keys: string[] = [];
  for (const _start of [1, 2]) {
    const state = openState(config, fastify({ logger: false }).log, null);
    await state.agreeOnPictureKey((key) => keys.push(key));
    state.close();
  }
  expect(keys[0]?.length).toBeGreaterThanOrEqual(32);
  expect(keys[1]).toBe(keys[0]);
});
