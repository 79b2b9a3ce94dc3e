import type { Scalar } from './schema.ts';

const digits = '^ *[+-]?\\d{1,15}(\\.\\d{1,9})? *$';
/** Below ten million, with commas or without. */
const riyals = '^ *[+-]?(\\d{1,7}|\\d{1,3},\\d{3}|\\d,\\d{3},\\d{3})(\\.\\d{1,6})? *$';

/** How single values are written. `server/provider/reader.ts` reads them. */
export const scalars: Record<string, Scalar> = {
  Id: {
    description: 'Opaque: a text, or a number that is read as one.',
    read: { type: ['string', 'number'], pattern: '\\S' },
  },
  Name: {
    description: 'A text that is not blank; a number is read as one.',
    read: { type: ['string', 'number'], pattern: '\\S' },
    usual: { type: 'string', pattern: '\\S' },
  },
  MaybeId: {
    description: 'An id that may be missing.',
    read: { type: ['string', 'number', 'null'] },
  },
  Text: {
    description: 'A text; a number is read as one. Blank, null and missing are the same.',
    read: { type: ['string', 'number', 'null'] },
    usual: { type: ['string', 'null'] },
  },
  Amount: {
    description: 'Riyals as a number. A decimal text is read as well, `1,250.00` too. Refused beyond 21 million.',
    read: {
      anyOf: [
        { type: 'number', minimum: -21_000_000, maximum: 21_000_000 },
        { type: 'string', pattern: riyals },
        { enum: [null, '', false] },
        { type: 'array', items: {}, maxItems: 0 },
      ],
    },
    usual: { type: ['number', 'null'] },
  },
  Number: {
    description: 'A number. A decimal text is read as well; anything else counts as missing.',
    read: { anyOf: [{ type: ['number', 'null'] }, { type: 'string', pattern: digits }, { const: '' }] },
    usual: { type: ['number', 'null'] },
  },
  Coordinate: {
    description: 'Degrees as a number or as a decimal text.',
    read: { anyOf: [{ type: ['number', 'null'] }, { type: 'string', pattern: digits }, { const: '' }] },
    usual: { anyOf: [{ type: ['number', 'null'] }, { type: 'string', pattern: digits }] },
  },
  Flag: {
    description:
      '`true` or `1` is yes, `false` or `0` no. `"1"` and `"true"` are read as yes as well; anything else is no.',
    read: { enum: [true, false, 1, 0, '1', '0', 'true', 'false', '', null] },
    usual: { enum: [true, false, 1, 0] },
  },
};
