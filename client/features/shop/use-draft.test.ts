import { expect, test } from 'vitest';
import { parseJson } from '../../storage/persisted.ts';
import { type DraftLine, keyOf, linesIn, withLine, withoutLine, withQuantity } from './use-draft.ts';

const line = (productId: string, part: Partial<DraftLine> = {}): DraftLine => ({
  productId,
  soldAs: 'PRODUCT',
  extension: '30ml',
  quantity: 1,
  name: `No. ${productId}`,
  image: null,
  price: 12_000,
  ...part,
});

const counted = (lines: DraftLine[]) => lines.map((each) => `${keyOf(each)} ×${each.quantity}`);

test('a visitor who sets the same size aside twice has more of it, and another size is another line', () => {
  const lines = [line('1'), line('2'), line('1', { quantity: 2 }), line('1', { extension: '50ml' })];
  expect(counted(lines.reduce(withLine, [] as DraftLine[]))).toEqual(['1 50ml ×1', '1 30ml ×3', '2 30ml ×1']);
});

test('a visitor changes how many there are, and takes one out', () => {
  const lines = [line('1'), line('2')];
  expect(counted(withQuantity(lines, '2 30ml', 4))).toEqual(['1 30ml ×1', '2 30ml ×4']);
  expect(counted(withoutLine(lines, '1 30ml'))).toEqual(['2 30ml ×1']);
});

test.each(['', 'nonsense', '{}', 'null', '[1, null, {"productId": 1}]', '[{"productId":"1","quantity":0}]'])(
  'what a browser kept as %j is an empty draft',
  (text) => {
    expect(linesIn(parseJson(text))).toEqual([]);
  },
);

test('what a browser kept is read again, fifty lines at most', () => {
  const many = Array.from({ length: 60 }, (_, index) => line(String(index)));
  expect(linesIn(many)).toEqual(many.slice(0, 50));
});
