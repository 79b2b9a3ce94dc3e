import { Client, CombinedError, type Operation, type OperationResult } from 'urql';
import { expect, it, vi } from 'vitest';
import { filter, makeSubject, merge, onPush, pipe } from 'wonka';
import { DialogStore } from '../../ui/dialog/dialog-store.tsx';
import type { CheckoutProps } from './dialogs.ts';
import { startCheckout } from './place-order.ts';

const props: CheckoutProps = {
  cart: {
    lines: [],
    total: { __typename: 'Money', amount: 25_000, currency: 'SAR' },
    paymentMethods: [],
    availableServiceFees: [],
  },
  params: {},
  onPlaced: () => undefined,
  onTryAgain: () => undefined,
  onGivenUp: () => undefined,
};

it('a second press on a way to pay sends nothing and opens no second tab until the first is answered [PAY-02]', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const answers = makeSubject<OperationResult>();
  const sent: Operation[] = [];
  const record = onPush((operation: Operation) => operation.kind === 'mutation' && sent.push(operation));
  const never = filter<OperationResult | Operation>(() => false);
  const client = new Client({
    url: '/graphql',
    exchanges: [
      () => (operations) => merge([answers.source, pipe(operations, record, never) as typeof answers.source]),
    ],
  });
  const openTab = vi.fn(() => null);
  const ports = { dialogs: new DialogStore(), openTab, tellFailure: () => undefined };
  const { store, choose } = startCheckout(client, props, ports);
  const [first] = ['1', '1', '2'].map(choose);
  expect(openTab).toHaveBeenCalledTimes(1);
  await vi.waitFor(() => expect(sent).not.toEqual([]));
  expect(sent).toHaveLength(1);
  const error = new CombinedError({ networkError: new Error('away') });
  answers.next({ operation: sent[0] as Operation, error, stale: false, hasNext: false } as OperationResult);
  await first;
  expect(store.current().step).toBe('lost');
  void choose('1');
  await vi.waitFor(() => expect([sent.length, openTab.mock.calls.length]).toEqual([2, 2]));
});
