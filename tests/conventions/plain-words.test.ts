import { describe, expect, it } from 'vitest';
import { sourceFiles } from '../support/source-files.ts';

type Prose = { path: string; sentences: string[] };

const comment = /(?<=^|[\s{(])\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/ .*/gm;
const title = /(?:\b(?:it|test|describe)\b[^'"`\n]*|\))\(\s*(['"`])(.*?)\1/g;

/** The comments of a file, and the titles if it holds tests. */
const proseOf = (path: string, text: string): string[] => {
  const comments = [...text.matchAll(comment)].map(([whole]) => whole.replaceAll(/^\s*(?:\/?\*+|\/\/)\s?/gm, ''));
  const titles = /\.(?:test|spec)\.tsx?$/.test(path)
    ? [...text.matchAll(title)].map(([, , message = '']) => message)
    : [];
  return [...comments, ...titles];
};

const code: Prose[] = ['{server,client,tests,build}/**/*.{ts,tsx,js,css}', '*.ts']
  .flatMap(sourceFiles)
  .map(({ path, text }) => ({ path, sentences: proseOf(path, text) }));

/** The glossary lists words that are not used. */
const pages: Prose[] = ['schema/*.graphql', 'README.md', 'docs/**/*.md']
  .flatMap(sourceFiles)
  .filter(({ path }) => path !== 'docs/glossary.md')
  .map(({ path, text }) => ({ path, sentences: text.split(/\n{2,}|^\s*[-#|]/m) }));

const findings = (pattern: RegExp): string[] =>
  [...code, ...pages].flatMap(({ path, sentences }) =>
    sentences
      .map((sentence) => sentence.replaceAll(/\s+/g, ' '))
      .filter((sentence) => pattern.test(sentence))
      .map((sentence) => `${path}: ${sentence.trim()}`),
  );

describe('comments, descriptions, documentation and test titles', () => {
  it('a reader finds prose to read in all of them', () => {
    expect(code.flatMap(({ sentences }) => sentences).length).toBeGreaterThan(4_000);
    expect(pages.length).toBeGreaterThan(50);
  });

  it('a reader meets a subject with a name, never a riddle', () => {
    const riddle = /\b(?:whoever|(?:no|some|any|every)body|the house)\b/i;
    const nameless = /(?:^|[.:;!?"“(] ?)Who [a-z]/;
    expect([...findings(riddle), ...findings(nameless)]).toEqual([]);
  });

  it('a reader learns that a customer may be a woman', () => {
    expect(findings(/\b(?:he|his|him|himself)\b/i)).toEqual([]);
  });
});
