import { readFileSync } from 'node:fs';
import { parse } from '@formatjs/icu-messageformat-parser';
import { describe, expect, it } from 'vitest';
import { type SourceFile, sourceFiles } from '../support/source-files.ts';

const messageFiles = (folder: string) => sourceFiles(`client/messages/${folder}/*.json`);

const textsIn = (folder: string): Record<string, string> =>
  Object.assign({}, ...messageFiles(folder).map(({ text }) => JSON.parse(text)));

const withoutComments = ({ path, text }: SourceFile): SourceFile => ({
  path,
  text: text.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, ''),
});

/** Customers' texts besides the messages: the sandbox's part, and the server's own. */
const otherFiles = [
  'server/sandbox/seed/*.ts',
  'server/sandbox/routes/*.ts',
  'server/sandbox/pages/{texts,legal-texts}.ts',
  'server/sandbox/{texts,invoice-page}.ts',
  'server/{demo-seller,booking-calendar,graphql/input-problems,plugins/installable}.ts',
  'client/public/offline/*.html',
]
  .flatMap(sourceFiles)
  .map(withoutComments);

const allFiles = [...['en', 'ar', 'feminine'].flatMap(messageFiles), ...otherFiles];

/** `file: line` of each line in which a pattern occurs. */
const linesWith = (files: SourceFile[], pattern: RegExp): string[] =>
  files.flatMap(({ path, text }) =>
    text
      .split('\n')
      .filter((line) => pattern.test(line))
      .map((line) => `${path}: ${line.trim()}`),
  );

const arabicLetter = '[\\u0621-\\u0652]';

const arabicForm = (message: string, suffix = '') =>
  new RegExp(`(?<!${arabicLetter})[وف]?(?:${message.trim().split(/\s+/).join('|')})${suffix}(?!${arabicLetter})`);

/** Forms for a man only: imperatives first, then the present tense. Forms that are also nouns are left out. */
const masculine = arabicForm(
  `اختر احجز أضف احذف عدّل ابحث أدخل حاول جرّب أكمل ادفع تابع أرسل اكتب اقرأ اعرض شاهد أعد انتظر راجع سجّل غيّر انسخ
  شارك افتح أغلق أبق أبقِ ألغ ألغِ اتصل استخدم قيّم أزل انقل امسح أفرغ طبّق أخبر اسمح اضغط حرّك سمّ سمِّ استمتع وسّع
  اطّلع أهد أهدِ ادع ادعُ عُد واصل أظهر أبرز اكتشف انتقل ابدأ رتّب أنقص تأكد أوقف بشّر ظلّل الصق اطلب أحضر راسل
  تختار تريد تحب تدفع ترى تشاء تسأل تبحث تجمع تحجز تود تتصفّح تتصفح تكتب تستطيع تفضّل`,
  '(?:ه|ها|هم|ني)?',
);

describe('what customers read', () => {
  it('speaks to no man when a woman reads it', () => {
    expect(linesWith([...messageFiles('ar'), ...otherFiles], masculine)).toEqual([]);
  });

  it('speaks of the shop as "we"', () => {
    const house = /\bthe house\b|\b(?:some|no)body\b|\bwhoever\b/i;
    const dar = arabicForm('الدار الدارَ دارنا للدار بالدار المركز للمركز مركزنا');
    expect([...linesWith(allFiles, house), ...linesWith(allFiles, dar)]).toEqual([]);
  });

  it('names the shop only where products are sold', () => {
    const shop = arabicForm('المتجر للمتجر متجرنا');
    const elsewhere = allFiles.filter(({ path }) => !/\/shop\.json$|seed\/menus\.ts$/.test(path));
    expect(linesWith(elsewhere, shop).filter((line) => !line.includes('"shell.nav.shop"'))).toEqual([]);
  });

  it('has Western digits, and per cent as in 15%', () => {
    expect(linesWith(allFiles, /[\u0660-\u0669\u06f0-\u06f9\u066a]|\d \u066a/)).toEqual([]);
  });

  it('says in one manner that something takes time', () => {
    const waiting = [...messageFiles('ar'), ...messageFiles('feminine')].flatMap(({ text }) =>
      Object.values<string>(JSON.parse(text)).filter((said) => /…|\.\.\./.test(said)),
    );
    const known = /^(?:جارٍ [^…]+|لحظة من فضلك|في انتظار الدفع)…(?! ?…)/;
    const examples = /^(?:تدليك|البيت|الدور)/;
    expect(waiting.length).toBeGreaterThan(20);
    expect(waiting.filter((said) => !known.test(said) && !examples.test(said))).toEqual([]);
  });
});

const glossary = readFileSync('docs/glossary.md', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('|'))
  .slice(2)
  .map((line) => line.split('|').map((cell) => cell.trim()));

const forbidden = glossary.flatMap(([, , , never = '']) => never.split(/[,،] ?/).filter(Boolean));

describe('the glossary', () => {
  it('names a thing once, and no text calls it otherwise', () => {
    expect(forbidden.length).toBeGreaterThan(25);
    const used = forbidden.filter((word) => {
      const pattern = /[a-z]/i.test(word) ? new RegExp(`\\b${word}s?\\b`, 'i') : arabicForm(word.replace(/ /g, '\\s'));
      return ['en', 'ar', 'feminine'].some((folder) =>
        Object.values(textsIn(folder)).some((text) => pattern.test(text)),
      );
    });
    expect(used).toEqual([]);
  });
});

describe('the feminine texts', () => {
  const neutral = textsIn('ar');
  const feminine = Object.entries(textsIn('feminine'));

  it('say something else than the neutral ones of the same id and file', () => {
    expect(feminine.length).toBeGreaterThan(100);
    expect(feminine.filter(([id, text]) => !neutral[id] || neutral[id] === text)).toEqual([]);
    const strays = messageFiles('feminine').filter(({ path, text }) => {
      const base = JSON.parse(readFileSync(path.replace('/feminine/', '/ar/'), 'utf8'));
      return Object.keys(JSON.parse(text)).some((id) => !(id in base));
    });
    expect(strays).toEqual([]);
  });

  it('hold the same names and numbers', () => {
    const places = (text: string) =>
      [...JSON.stringify(parse(text)).matchAll(/"value":"(\w+)"/g)].map(([, name]) => name).sort();
    expect(feminine.filter(([id, text]) => places(text).join() !== places(neutral[id] ?? '').join())).toEqual([]);
  });
});
