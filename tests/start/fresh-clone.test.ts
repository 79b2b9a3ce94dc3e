import { chmodSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cpuSecondsOf } from '../support/cpu-seconds.ts';
import { freePort } from '../support/free-port.ts';
import { bookAService, signIn } from './book.ts';
import { type Clone, canBeSomebodyElse, cloneShop, pressCtrlC, somebodyElse, type, untilOpen } from './newcomer.ts';

const statusesOf = (shop: string) =>
  Promise.all(['/', '/ar/services', '/graphiql'].map(async (path) => (await fetch(`${shop}${path}`)).status));

const builtAt = ({ folder }: Clone) => statSync(join(folder, 'dist/client')).mtimeMs;

const bookingsQuery = '{ bookings { bookings { id } } }';

/** Files of customers and keys that others on the machine could read. */
const openFilesOf = ({ folder }: Clone) =>
  readdirSync(join(folder, '.cache'))
    .filter((name) => /sqlite|key/.test(name))
    .filter((name) => statSync(join(folder, '.cache', name)).mode & 0o077);

describe('a newcomer with a fresh clone', () => {
  let clone: ReturnType<typeof cloneShop>;
  beforeAll(() => {
    clone = cloneShop();
  });
  afterAll(() => clone[Symbol.dispose]());

  it('starts it with npm start, and books', async () => {
    const port = await freePort();
    const started = type(clone, ['start'], port);
    const open = await untilOpen(started);
    expect(await statusesOf(open.shop)).toEqual([200, 200, 200]);
    expect(await bookAService(open)).toMatch(/\S/);
    expect(started.printed()).not.toMatch(/vite v|kB|modules transformed/);
    expect(openFilesOf(clone)).toEqual([]);
    pressCtrlC(started);
    expect(await started.exited).toBe(0);
  });

  it('starts it again at once, because nothing has changed, and a copy beside it, and neither knows the customers of the other', async () => {
    const before = builtAt(clone);
    const one = type(clone, ['start'], await freePort());
    const here = await untilOpen(one);
    // Less than two on a machine that has nothing else to do. A build takes fifteen and more.
    expect(cpuSecondsOf(one.child.pid ?? 0)).toBeLessThan(4);
    const other = type(clone, ['start'], await freePort());
    const there = await untilOpen(other);
    expect(builtAt(clone)).toBe(before);
    const [askHere, askThere] = [await signIn(here), await signIn(there)];
    const bookings = async () => [await askHere(bookingsQuery), await askThere(bookingsQuery)];
    const [former, after] = [await bookings(), await bookAService(here).then(bookings)];
    expect(after[0]).not.toEqual(former[0]);
    expect(after[1]).toEqual(former[1]);
    expect(await statusesOf(there.shop)).toEqual([200, 200, 200]);
    for (const started of [one, other]) {
      pressCtrlC(started);
      expect(await started.exited).toBe(0);
    }
  });

  it('reads one sentence when the port is taken, and what to do; on another one they develop while the copy is served', async () => {
    const port = await freePort();
    const served = await untilOpen(type(clone, ['start'], port));
    for (const command of [['start'], ['run', 'dev']]) {
      const second = type(clone, ['--silent', ...command], port);
      expect(await second.exited).toBe(1);
      expect(second.printed().trim()).toMatch(new RegExp(`^Port ${port} is in use.*PORT=${port + 1} npm start$`));
    }
    const developed = type(clone, ['run', 'dev'], await freePort());
    const open = await untilOpen(developed);
    expect(await statusesOf(open.shop)).toEqual([200, 200, 200]);
    expect(await bookAService(open)).toMatch(/\S/);
    expect(await statusesOf(served.shop)).toEqual([200, 200, 200]);
    pressCtrlC(developed);
    expect(await developed.exited).toBe(0);
    await expect(fetch(open.shop)).rejects.toThrow();
  });
});

describe('a newcomer who may change nothing outside of their clone', () => {
  it('reads one sentence when the clone belongs to another user, and what to do', async () => {
    using clone = cloneShop();
    chmodSync(clone.folder, 0o555);
    const started = type({ ...clone, user: canBeSomebodyElse() ? somebodyElse : {} }, ['--silent', 'start'], 0);
    expect(await started.exited).toBe(1);
    expect(started.printed().trim()).toMatch(/^This user cannot write in .* Give the folder to this user, .*$/);
  });

  it('develops in it before anything is built, and starts it', async () => {
    using clone = cloneShop({ isSomebodyElse: canBeSomebodyElse() });
    for (const command of [['run', 'dev'], ['start']]) {
      const started = type(clone, command, await freePort());
      const open = await untilOpen(started);
      expect(await statusesOf(open.shop)).toEqual([200, 200, 200]);
      expect(await bookAService(open)).toMatch(/\S/);
      pressCtrlC(started);
      expect(await started.exited).toBe(0);
    }
  });
});
