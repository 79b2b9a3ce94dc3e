import { describe, expect, it } from 'vitest';
import { buildsOn, type CartChange, isDone, paramsWith, withChanges } from './cart-changes.ts';
import { noParams } from './cart-params.ts';
import type { Cart, CartLine } from './cart-rules.ts';
import { ChangeQueue } from './change-queue.ts';

const lineOf = (id: string, part: Partial<CartLine> = {}): CartLine =>
  ({ id, kind: 'SERVICE', productId: `p${id}`, quantity: 1, startAt: null, ...part }) as CartLine;

const [facial, massage, serum] = [lineOf('1'), lineOf('2'), lineOf('3', { quantity: 2 })];
const cart = { lines: [facial, massage, serum], itemCount: 4, total: { amount: 50000 } } as Cart;

describe('what a customer does to the cart', () => {
  it('shows at once, in the order in which it was done, without touching an amount', () => {
    const shown = withChanges(cart, [
      { kind: 'remove', line: facial },
      { kind: 'quantity', line: serum, quantity: 3 },
      { kind: 'quantity', line: serum, quantity: 4 },
      { kind: 'time', line: massage, slot: { startAt: '2026-11-23 09:00:00', endAt: '2026-11-23 10:00:00' } },
    ]);
    expect(shown.lines.map(({ id, quantity }) => [id, quantity])).toEqual([
      ['2', 1],
      ['3', 4],
    ]);
    expect(shown.lines[0]?.startAt).toBe('2026-11-23 09:00:00');
    expect(shown.itemCount).toBe(5);
    expect(shown.total).toBe(cart.total);
  });

  it('keeps a removed line away while its removal is under way, whatever an answer brings', () => {
    const pending: CartChange[] = [{ kind: 'remove', line: massage }];
    expect(withChanges(cart, pending).lines).toEqual([facial, serum]);
    expect(withChanges({ ...cart, lines: [facial, serum] }, pending).lines).toEqual([facial, serum]);
  });

  it('brings a line back to its place when the customer takes the removal back', () => {
    const without = { ...cart, lines: [facial, serum] };
    const shown = withChanges(without, [{ kind: 'restore', line: massage, place: 1 }]);
    expect(shown.lines).toEqual([facial, massage, serum]);
    expect(withChanges(cart, [{ kind: 'empty' }]).itemCount).toBe(0);
  });

  it('is proved by the cart that the provider shows, also when an answer was lost', () => {
    expect(isDone({ kind: 'remove', line: massage }, { lines: [facial] })).toBe(true);
    expect(isDone({ kind: 'remove', line: massage }, cart)).toBe(false);
    expect(isDone({ kind: 'quantity', line: serum, quantity: 5 }, cart)).toBe(false);
    const timed = { lines: [lineOf('2', { startAt: '2026-11-23T09:00' })] };
    const slot = { startAt: '2026-11-23 09:00:00', endAt: '' };
    expect(isDone({ kind: 'time', line: massage, slot }, timed)).toBe(true);
  });

  it('is not carried further once what it builds on was refused', () => {
    const failed = { kind: 'quantity', line: serum, quantity: 3 } as const;
    expect(buildsOn({ kind: 'quantity', line: serum, quantity: 4 }, failed)).toBe(true);
    expect(buildsOn({ kind: 'remove', line: serum }, failed)).toBe(false);
    expect(buildsOn({ kind: 'quantity', line: lineOf('9'), quantity: 4 }, failed)).toBe(false);
  });

  it('edits what goes with the cart in the order of the clicks', () => {
    const edits: CartChange[] = [
      { kind: 'params', edit: (params) => ({ ...params, promoCode: 'A' }) },
      { kind: 'remove', line: serum },
      { kind: 'params', edit: (params) => ({ ...params, giftCard: params.promoCode }) },
    ];
    expect(paramsWith(noParams, edits)).toMatchObject({ promoCode: 'A', giftCard: 'A' });
  });
});

/** Answers when the test says so. */
const slowProvider = () => {
  const sent: { change: string; answer: (outcome: string) => void }[] = [];
  const queue = new ChangeQueue<string, string>(
    (change) => new Promise((answer) => sent.push({ change, answer })),
    () => {},
  );
  return { sent, queue };
};

const turn = () => new Promise((resolve) => setImmediate(resolve));

describe('quick clicks', () => {
  it('become one change each, sent one after the other in their order', async () => {
    const { sent, queue } = slowProvider();
    const outcomes = Promise.all(['+1', '+2', '+3'].map((change) => queue.add(change)));
    expect(sent.map(({ change }) => change)).toEqual(['+1']);
    expect(queue.pending()).toEqual(['+1', '+2', '+3']);
    for (const place of [0, 1, 2]) {
      sent[place]?.answer(`done ${place}`);
      await turn();
    }
    expect(await outcomes).toEqual(['done 0', 'done 1', 'done 2']);
    expect(queue.pending()).toEqual([]);
  });

  it('can be taken back until they are sent', async () => {
    const { sent, queue } = slowProvider();
    const first = queue.add('remove 1');
    const second = queue.add('remove 2');
    expect(queue.takeBack((change) => change === 'remove 1')).toBe(false);
    expect(queue.takeBack((change) => change === 'remove 2')).toBe(true);
    expect(await second).toBeNull();
    sent[0]?.answer('done');
    expect(await first).toBe('done');
    expect(sent).toHaveLength(1);
  });
});
