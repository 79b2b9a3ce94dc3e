import { listIn, persisted, usePersisted, visitorPrefix } from '../../storage/persisted.ts';

export type SoldAs = 'PRODUCT' | 'GIFT_CARD';

/** A customer's choice of a product. */
export type Wish = { extension: string | null; quantity: number };

/** Something set aside in the shop, as it looked then. The price is that of one piece, in halalas. */
export type DraftLine = Wish & {
  productId: string;
  soldAs: SoldAs;
  name: string;
  image: string | null;
  price: number;
};

const mostLines = 50;

const isText = (value: unknown): value is string => typeof value === 'string';
const isTextOrNull = (value: unknown) => value === null || isText(value);

const isLine = (value: unknown): value is DraftLine => {
  if (typeof value !== 'object' || value === null) return false;
  const { productId, soldAs, name, image, price, extension, quantity } = value as Record<string, unknown>;
  const hasTexts = isText(productId) && isText(name) && isTextOrNull(image) && isTextOrNull(extension);
  const hasNumbers = Number.isInteger(price) && Number.isInteger(quantity) && Number(quantity) >= 1;
  return hasTexts && hasNumbers && (soldAs === 'PRODUCT' || soldAs === 'GIFT_CARD');
};

/** The stored entries; unreadable ones are left out. */
export const linesIn = (stored: unknown): DraftLine[] => listIn(stored).filter(isLine).slice(0, mostLines);

/** A product in another size is another line. */
export const keyOf = ({ productId, extension }: Pick<DraftLine, 'productId' | 'extension'>): string =>
  `${productId} ${extension ?? ''}`;

/** The newest first; the same product in the same size becomes more of it. */
export const withLine = (lines: readonly DraftLine[], line: DraftLine): DraftLine[] => {
  const same = lines.find((other) => keyOf(other) === keyOf(line));
  const rest = lines.filter((other) => other !== same);
  return [{ ...line, quantity: line.quantity + (same?.quantity ?? 0) }, ...rest].slice(0, mostLines);
};

export const withoutLine = (lines: readonly DraftLine[], key: string): DraftLine[] =>
  lines.filter((line) => keyOf(line) !== key);

export const withQuantity = (lines: readonly DraftLine[], key: string, quantity: number): DraftLine[] =>
  lines.map((line) => (keyOf(line) === key ? { ...line, quantity } : line));

const kept = persisted(`${visitorPrefix}shop-draft`, linesIn);

const change = (edit: (lines: DraftLine[]) => DraftLine[]) => kept.write(edit(kept.read()));

/**
 * The draft of this browser in the shop, followed through all its tabs. It ends with the session. Null on the
 * server, which cannot know.
 */
export const useDraft = () => ({
  lines: usePersisted(kept, null),
  add: (line: DraftLine) => change((lines) => withLine(lines, line)),
  remove: (lineKey: string) => change((lines) => withoutLine(lines, lineKey)),
  setQuantity: (lineKey: string, quantity: number) => change((lines) => withQuantity(lines, lineKey, quantity)),
});
