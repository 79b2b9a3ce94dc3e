import { describe, expect, it } from 'vitest';
import { foldText, wordsOf } from './fold.ts';

describe('a folded text', () => {
  it.each([
    ['أظافر', 'اظافر'],
    ['إكليل', 'اكليل'],
    ['آسيوي', 'اسيوي'],
    ['ٱلشعر', 'الشعر'],
    ['عناية', 'عنايه'],
    ['مكياجى', 'مكياجي'],
    ['مؤقت', 'موقت'],
    ['سائل', 'سايل'],
    ['مساء', 'مسا'],
    ['تَدْلِيكٌ', 'تدليك'],
    ['تــدلـيـك', 'تدليك'],
    ['هٰذا', 'هذا'],
    ['ﻻﺷﻌﺮ', 'لاشعر'],
    ['کیک', 'كيك'],
    ['٣٠ مل', '30 مل'],
    ['۴۵', '45'],
    ['تد\u200cليك', 'تدليك'],
  ])('is the same however an Arabic hand writes it: %s', (written, folded) => {
    expect(foldText(written)).toBe(folded);
  });

  it.each([
    ['Crème Brûlée', 'creme brulee'],
    ['CAFÉ', 'cafe'],
    ['cafe\u0301', 'cafe'],
    ['İstanbul', 'istanbul'],
    ['Straße', 'strasse'],
    ['Ølivia', 'olivia'],
    ['Men’s', 'mens'],
    ["men's", 'mens'],
    ['ＳＰＡ', 'spa'],
  ])('is the same with accents, capitals and apostrophes: %s', (written, folded) => {
    expect(foldText(written)).toBe(folded);
  });
});

describe('the words of a text', () => {
  const formsOf = (text: string) => wordsOf(text, 200).map(({ forms }) => forms);

  it.each([
    ['العناية', ['العنايه', 'عنايه']],
    ['والعناية', ['والعنايه', 'عنايه']],
    ['للبنات', ['للبنات', 'بنات']],
    ['بالزيت', ['بالزيت', 'زيت']],
    ['اليد', ['اليد', 'يد']],
    ['وحديقة', ['وحديقه', 'حديقه']],
    ['ورد', ['ورد']],
    ['ال', ['ال']],
    ['الم', ['الم']],
  ])('are known with and without the Arabic article: %s', (word, forms) => {
    expect(formsOf(word)).toEqual([forms]);
  });

  it('keep their places in the text as it was written', () => {
    const text = 'قصّة «رونق» مع Men’s cut, 30ml';
    const words = wordsOf(text, 200).map(({ start, end }) => text.slice(start, end));
    expect(words).toEqual(['قصّة', 'رونق', 'مع', 'Men’s', 'cut', '30ml']);
  });

  it('are looked for within bounds, and markup is only letters', () => {
    expect(wordsOf('a '.repeat(500), 20)).toHaveLength(10);
    expect(formsOf('<script>alert(1)</script>').flat()).toEqual(['script', 'alert', '1', 'script']);
    expect(formsOf('!!! … 🙂')).toEqual([]);
    expect(formsOf('x'.repeat(150))[0]?.[0]).toHaveLength(40);
  });
});
