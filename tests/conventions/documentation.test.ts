import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sourceFiles } from '../support/source-files.ts';

type Assumption = { id: string; file: string | null; title: string };

const testOf = (entry: string): Pick<Assumption, 'file' | 'title'> => {
  const [, file = null, title = ''] = /Test: `([^`]+)`,\s+“([^”]+)”$/.exec(entry) ?? [];
  return { file, title: title.replace(/\s+/g, ' ') };
};

/** One entry for each id, from its id to the next one or the next heading. */
const assumptions: Assumption[] = readFileSync('docs/assumptions.md', 'utf8')
  .split(/^(?=- \*\*A-|## )/m)
  .map((entry) => entry.trim())
  .filter((entry) => entry.startsWith('- **A-') && !entry.endsWith('No test.'))
  .map((entry) => ({ id: /A-[A-Z]+-\d\d/.exec(entry)?.[0] ?? entry, ...testOf(entry) }));

const ids = [...readFileSync('docs/assumptions.md', 'utf8').matchAll(/^- \*\*(A-[A-Z]+-\d\d)\*\*/gm)].map(
  ([, id = '']) => id,
);

const holds = ({ file, title }: Assumption): boolean =>
  file !== null && existsSync(file) && readFileSync(file, 'utf8').includes(title);

const pages = sourceFiles('{README.md,docs/**/*.md}');

/** Files that a page links to or shows, without URLs on the web and anchors within the page. */
const linksOf = (text: string): string[] =>
  [...text.matchAll(/\]\(([^)#\s]+)(?:#[^)]*)?\)|src(?:set)?="([^"]+)"/g)]
    .map(([, link, picture]) => link ?? picture ?? '')
    .filter((link) => !/^(?:https?|mailto):/.test(link));

/** Files and folders of the project that a page names. */
const pathsIn = (text: string): string[] =>
  [...text.matchAll(/`((?:build|client|docs|schema|server|tests)\/[\w./-]*)`/g)].map(([, path = '']) => path);

describe('the documentation', () => {
  it('a reviewer can name each assumption by an id of its own', () => {
    expect(ids.length).toBeGreaterThan(100);
    expect(ids.filter((id, place) => ids.indexOf(id) !== place)).toEqual([]);
  });

  it('a reviewer finds the test that an assumption names, by file and title', () => {
    expect(assumptions.length).toBeGreaterThan(100);
    expect(assumptions.filter((assumption) => !holds(assumption))).toEqual([]);
  });

  it('a reader of the decisions finds every one of them in the index', () => {
    const index = readFileSync('docs/decisions/README.md', 'utf8');
    const decisions = sourceFiles('docs/decisions/[0-9]*.md').map(({ path }) => path.replace('docs/decisions/', ''));
    expect(decisions.length).toBeGreaterThan(30);
    expect(decisions.filter((name) => !index.includes(`(${name})`))).toEqual([]);
  });

  it('a reader who follows a link within the documentation arrives', () => {
    const broken = pages.flatMap(({ path, text }) =>
      linksOf(text)
        .filter((link) => !existsSync(join(dirname(path), link)))
        .map((link) => `${path}: ${link}`),
    );
    expect(broken).toEqual([]);
  });

  it('a reader who looks for a file that the documentation names finds it', () => {
    const gone = pages.flatMap(({ path, text }) =>
      pathsIn(text)
        .filter((named) => !existsSync(named))
        .map((named) => `${path}: ${named}`),
    );
    expect(gone).toEqual([]);
  });

  it('a newcomer gets the Node that the project is made with', () => {
    const { devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
    expect(readFileSync('.nvmrc', 'utf8').trim()).toBe(devDependencies.node);
  });
});
