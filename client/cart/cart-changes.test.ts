import { describe, expect, it } from 'vitest';
import {
  type Change,
  emptying,
  newQuantity,
  newTime,
  paramsWith,
  removal,
  restoring,
  withChanges,
} from './cart-changes.ts';
import { noParams } from './cart-params.ts';
import type { Cart, CartLine } from './cart-rules.ts';

const lineOf = (id: string, part: Partial<CartLine> = {}): CartLine =>
  ({ id, kind: 'SERVICE', productId: `p${id}`, quantity: 1, startAt: null, ...part }) as CartLine;

const [facial, massage, serum] = [lineOf('1'), lineOf('2'), lineOf('3', { quantity: 2 })];
const cart = { lines: [facial, massage, serum], itemCount: 4, total: { amount: 50000 } } as Cart;

describe('what a customer does to the cart', () => {
  it('shows at once, in the order in which it was done, without touching an amount', () => {
    const shown = withChanges(cart, [
      removal(facial),
      newQuantity(serum, 3),
      newQuantity(serum, 4),
      newTime(massage, { startAt: '2026-11-23 09:00:00', endAt: '2026-11-23 10:00:00' }),
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
    const pending = [removal(massage)];
    expect(withChanges(cart, pending).lines).toEqual([facial, serum]);
    expect(withChanges({ ...cart, lines: [facial, serum] }, pending).lines).toEqual([facial, serum]);
  });

  it('brings a line back to its place when the customer takes the removal back', () => {
    const without = { ...cart, lines: [facial, serum] };
    const back = restoring(massage, 1, without.lines);
    expect(withChanges(without, [back]).lines).toEqual([facial, massage, serum]);
    const answer = { ...cart, lines: [facial, serum, { ...massage, id: '4' }] };
    expect(withChanges(answer, [back])).toBe(answer);
    expect(withChanges(cart, [emptying()]).itemCount).toBe(0);
  });

  it('is proved by the cart that the provider shows, also when an answer was lost', () => {
    const cartOf = (...lines: CartLine[]) => ({ ...cart, lines });
    expect(removal(massage).isDone?.(cartOf(facial))).toBe(true);
    expect(removal(massage).isDone?.(cart)).toBe(false);
    expect(newQuantity(serum, 5).isDone?.(cart)).toBe(false);
    const timed = cartOf(lineOf('2', { startAt: '2026-11-23T09:00' }));
    expect(newTime(massage, { startAt: '2026-11-23 09:00:00', endAt: '' }).isDone?.(timed)).toBe(true);
    const back = restoring(massage, 0, [facial]);
    expect(back.isDone?.(cartOf(facial))).toBe(false);
    expect(back.isDone?.(cartOf(facial, { ...massage, id: '4' }))).toBe(true);
  });

  it('edits what goes with the cart in the order of the clicks', () => {
    const edits: Change[] = [
      { params: (params) => ({ ...params, promoCode: 'A' }) },
      removal(serum),
      { params: (params) => ({ ...params, giftCard: params.promoCode }) },
    ];
    expect(paramsWith(noParams, edits)).toMatchObject({ promoCode: 'A', giftCard: 'A' });
  });
});
