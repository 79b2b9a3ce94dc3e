import { describe, expect, it } from 'vitest';
import type { ListedService } from '../provider/catalogue.ts';
import type { SearchEntry } from './search-entry.ts';
import { buildSearchIndex } from './search-index.ts';

const serviceOf = (name: string, about = ''): SearchEntry => ({
  kind: 'SERVICE',
  about,
  item: { id: name, name } as ListedService,
});

const categoryOf = (name: string): SearchEntry => ({
  kind: 'CATEGORY',
  about: '',
  item: { id: name, name, image: null, subCategories: [] },
  parent: null,
  isRetail: false,
});

const catalogue = buildSearchIndex([
  serviceOf('Evening facial', 'With a neck massage at the end'),
  serviceOf('Deep tissue massage'),
  serviceOf('Message cards', 'For a gift'),
  serviceOf('Café bleu manicure'),
  serviceOf('Blow-dry with volume'),
  serviceOf('Nail art'),
  serviceOf('العناية بالأظافر', 'عناية باليدين'),
  serviceOf('قصّة الشعر'),
  serviceOf('تدليك استرخاء'),
  serviceOf('Al Olaya ritual'),
  serviceOf('باديكير سبا'),
  categoryOf('Massage'),
]);

const namesFor = (text: string, kinds: SearchEntry['kind'][] = ['SERVICE']) =>
  catalogue.find({ text, kinds, first: 10 }).entries.map(({ entry }) => entry.item.name);

describe('the search', () => {
  it('puts names before descriptions and what was written before what is similar', () => {
    expect(namesFor('massage')).toEqual(['Deep tissue massage', 'تدليك استرخاء', 'Evening facial']);
    expect(namesFor('message')).toEqual(['Message cards', 'Deep tissue massage', 'Evening facial']);
  });

  it.each([
    ['mass', 'Deep tissue massage'],
    ['masage', 'Deep tissue massage'],
    ['MANICURE', 'Café bleu manicure'],
    ['cafe', 'Café bleu manicure'],
    ['manicuer', 'Café bleu manicure'],
    ['nial', 'Nail art'],
    ['nails art', 'Nail art'],
    ['blow dry', 'Blow-dry with volume'],
    ['olaya', 'Al Olaya ritual'],
    ['al-olaya', 'Al Olaya ritual'],
    ['اظافر', 'العناية بالأظافر'],
    ['الأظافر', 'العناية بالأظافر'],
    ['عنايه', 'العناية بالأظافر'],
    ['شعر', 'قصّة الشعر'],
    ['قصه', 'قصّة الشعر'],
    ['قَصَّةُ الشّعر', 'قصّة الشعر'],
    ['التدليك', 'تدليك استرخاء'],
    ['تدليكك', 'تدليك استرخاء'],
    ['إستر', 'تدليك استرخاء'],
  ])('forgives how it is written: %s', (text, name) => {
    expect(namesFor(text)[0]).toBe(name);
  });

  it.each([
    ['مساج', 'تدليك استرخاء'],
    ['المساج', 'تدليك استرخاء'],
    ['massage استرخاء', 'تدليك استرخاء'],
    ['حلاقة', 'قصّة الشعر'],
    ['منيكير', 'Café bleu manicure'],
    ['أظافر', 'العناية بالأظافر'],
    ['masaj', 'تدليك استرخاء'],
    ['pedic', 'باديكير سبا'],
    ['manikure', 'Café bleu manicure'],
  ])('knows what else the trade calls it: %s', (text, name) => {
    expect(namesFor(text)[0]).toBe(name);
  });

  it('forgives nothing in very short words, and finds nothing for nothing', () => {
    expect(namesFor('xrt')).toEqual([]);
    expect(namesFor('')).toEqual([]);
    expect(namesFor('?!')).toEqual([]);
  });

  it('wants all words, and some of them only when there is nothing better', () => {
    expect(namesFor('evening facial')).toEqual(['Evening facial']);
    expect(namesFor('evening unicorn')).toEqual(['Evening facial']);
  });

  it('marks the words of the name that answer, in the text as it is written', () => {
    const marked = (text: string) => {
      const [hit] = catalogue.find({ text, kinds: ['SERVICE'], first: 1 }).entries;
      return hit?.matches.map(({ start, end }) => hit.entry.item.name.slice(start, end));
    };
    expect(marked('mass')).toEqual(['massage']);
    expect(marked('cafe manicure')).toEqual(['Café', 'manicure']);
    expect(marked('قصه شعر')).toEqual(['قصّة', 'الشعر']);
  });

  it('counts every kind, also those that were not asked for', () => {
    const { entries, totals } = catalogue.find({ text: 'massage', kinds: ['CATEGORY'], first: 1 });
    expect(entries.map(({ entry }) => entry.item.name)).toEqual(['Massage']);
    expect(Object.fromEntries(totals)).toEqual({ CATEGORY: 1, SERVICE: 3 });
  });

  it.each(['\\', '(', '*', '__proto__ constructor', 'ا'.repeat(5_000), 'a b c d e f g h i j k'.repeat(50)])(
    'survives what is no word',
    (text) => {
      expect(catalogue.find({ text, kinds: [], first: 10 }).entries.length).toBeLessThanOrEqual(11);
    },
  );
});
