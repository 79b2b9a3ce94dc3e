import { describe, expect, it } from 'vitest';
import { idFinder } from './travelling-texts-plugin.ts';

const idsIn = idFinder(['cart.title', 'cart.add.one', 'cart.add.many', 'shell.failure.NETWORK', 'shell.failureless']);

describe('the ids of texts in code', () => {
  it('a text that code names travels with it, however the id is quoted', () => {
    expect(idsIn(`text("cart.title"), { label: 'cart.add.one' }, \`cart.add.many\``)).toEqual([
      'cart.title',
      'cart.add.one',
      'cart.add.many',
    ]);
  });

  it('every text that a composed id can name travels along, and no other', () => {
    const [code, kind] = ['$' + '{code}', '$' + "{isOne ? 'one' : word({ many })}"];
    expect(idsIn(`text(\`shell.failure.${code}\`)`)).toEqual(['shell.failure.NETWORK']);
    expect(idsIn(`text('cart.add.' + word)`)).toEqual(['cart.add.one', 'cart.add.many']);
    expect(idsIn(`text(\`cart.${kind}\`)`)).toEqual(['cart.title', 'cart.add.one', 'cart.add.many']);
  });

  it('what only looks like an id brings no text along', () => {
    expect(idsIn(`"cart.store", 'cart', "the cart.title", 'shell.fail'`)).toEqual([]);
  });
});
