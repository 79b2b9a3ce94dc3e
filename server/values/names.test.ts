import { expect, test } from 'vitest';
import { toName } from './names.ts';

test('a name is shown as it is written, and cut where no name is that long', () => {
  expect(toName('<b>Facial</b> & “spa”')).toBe('<b>Facial</b> & “spa”');
  expect(toName('x'.repeat(120))).toHaveLength(120);
  const endless = toName(`${'<i>'.repeat(5000)}`);
  expect(endless).toHaveLength(120);
  expect(endless.endsWith('…')).toBe(true);
});

test('a name is never cut within a character', () => {
  expect(toName(`${'x'.repeat(118)}${'🌸'.repeat(5)}`)).toBe(`${'x'.repeat(118)}…`);
});
