import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type SourceFile, sourceFiles } from '../support/source-files.ts';

const code = sourceFiles('{server,client,tests,build}/**/*.{ts,tsx}');
const client = code.filter(({ path }) => path.startsWith('client/'));

const offending = (files: SourceFile[], pattern: RegExp) =>
  files.flatMap(({ path, text }) => {
    const match = pattern.exec(text);
    return match ? [`${path}: ${match[0].trim()}`] : [];
  });

describe('the habits of the code', () => {
  it('a reader never opens a file of more than 300 lines', () => {
    const long = code.filter(({ text }) => text.split('\n').length > 301).map(({ path }) => path);
    expect(long).toEqual([]);
  });

  it('a reader of a page meets what it asks, then its name, then its parts, and the page itself at last', () => {
    const pages = client.filter(({ path }) => /\/features\/.*-page\.tsx$/.test(path));
    const mixed = pages.filter(({ text }) => {
      const places = ['loader', 'head', 'handle', 'Component'].map((name) =>
        text.search(new RegExp(`^(?:export )?const ${name}\\b`, 'm')),
      );
      const found = places.filter((place) => place >= 0);
      return !/^export const Component\b/m.test(text) || found.some((place, at) => place < (found[at - 1] ?? 0));
    });
    expect(pages.length).toBeGreaterThan(20);
    expect(mixed.map(({ path }) => path)).toEqual([]);
  });

  it('a reader finds what a file is about in its name', () => {
    const vague = /(^|\/)(index|utils?|helpers?|common|lib|manager|service)(\/|\.tsx?$)/;
    expect(code.filter(({ path }) => vague.test(path)).map(({ path }) => path)).toEqual([]);
    expect(code.filter(({ path }) => !/^[a-z0-9./-]+$/.test(path)).map(({ path }) => path)).toEqual([]);
  });

  it('a reader meets one grammar: functions are arrows, unless they have a `this` or yield, and constants are camelCase', () => {
    const typed = sourceFiles('{server,client,schema,tests,build}/**/*.{ts,tsx}');
    const declared = /^\s*(?:export )?(?:async )?function \w+(?:<[^>]*>)?\((?!this: )/m;
    // Google's script takes its commands as `arguments` only; the other file holds scripts as texts.
    const others = ['client/tracking/third-parties.ts', 'server/ssr/inline-scripts.ts'];
    const arrows = typed.filter(({ path }) => !others.includes(path));
    expect(offending(arrows, declared)).toEqual([]);
    expect(offending(typed, /\bconst [A-Z][A-Z0-9]*(?:_[A-Z0-9]+)* ?[=:]/)).toEqual([]);
  });

  it('an Arabic reader gets a mirrored layout because no style names a physical side', () => {
    const physical =
      /\b(?:marginLeft|marginRight|paddingLeft|paddingRight|borderLeft\w*|borderRight\w*|(?:ml|mr|pl|pr)(?=[:=])|left(?=[:=] ?['"{\d-])|right(?=[:=] ?['"{\d-])|textAlign: ?'(?:left|right)')/;
    expect(
      offending(
        client.filter(({ path }) => /styles\.ts$|\.tsx$|recipe\.ts$/.test(path)),
        physical,
      ),
    ).toEqual([]);
  });

  it('a visitor keeps the language because every link goes through the shop’s own', () => {
    const outside = client.filter(({ path }) => !path.startsWith('client/routing/'));
    expect(offending(outside, /import \{[^}]*\b(?:Nav)?Link\b[^}]*\} from 'react-router'/)).toEqual([]);
  });

  it('a customer meets one kind of dialog because only one folder draws them', () => {
    const elsewhere = client.filter(({ path }) => !path.startsWith('client/ui/dialog/'));
    expect(offending(elsewhere, /role="dialog"|<dialog\b|@chakra-ui\/react\/dialog/)).toEqual([]);
  });

  it('a customer whose browser forbids storage is served because only one folder touches it', () => {
    const elsewhere = client.filter(({ path }) => !/^client\/storage\/|\.test\.ts$/.test(path));
    const storage = /\b(?:indexedDB|cookieStore|BroadcastChannel|document\.cookie|navigator\.locks|caches\.\w+)\b/;
    expect(offending(elsewhere, storage)).toEqual([]);
  });

  it('a customer’s values are guarded because only their guard, and the mark of a payment’s tab, name the storages of the browser', () => {
    // Scripts before the modules can import neither.
    const elsewhere = client.filter(
      ({ path }) => !/^client\/(?:storage\/(?:persisted|payment-tab-mark)|early)\.ts$|\.test\.ts$/.test(path),
    );
    expect(offending(elsewhere, /\b(?:localStorage|sessionStorage)\b/)).toEqual([]);
  });

  it('a reader of a feature meets at most four ways into it', () => {
    const wide = client.flatMap(({ path, text }) => {
      const feature = /^client\/features\/(\w+)\/public\.ts$/.exec(path)?.[1];
      if (!feature) return [];
      const names = [...text.matchAll(/\{([^}]*)\}/g)].flatMap(([, list = '']) => list.split(','));
      return names.length > 4 ? [`${feature}: ${names.length}`] : [];
    });
    expect(wide).toEqual([]);
  });

  it('an operator knows all that a process keeps for itself, because the rest is in the shared state', () => {
    const collection = '(?:: .+)? = new (?:Map|LRUCache|Set|WeakMap|WeakSet)(?:<.*>)?\\((?:\\)|\\{|MOST)';
    const outside = new RegExp(`^(?: {2}readonly #\\w+|const \\w+)${collection}`, 'm');
    const inside = new RegExp(`^ {2}const \\w+${collection}`, 'm');
    const built = (text: string) => text.match(/^(?:export )?const build\w+ = [\s\S]*?^\}\)?;$/gm) ?? [];
    const keeps = (text: string) => outside.test(text) || built(text).some((part) => inside.test(part));
    const own = code.filter(({ path }) => /^server\/(?!sandbox\/|state\/)(?!.*\.test\.ts$)/.test(path));
    const keeping = own.filter(({ text }) => keeps(text)).map(({ path }) => path);
    expect(keeping.length).toBeGreaterThan(10);
    const [, told = ''] = readFileSync('docs/operations.md', 'utf8').split('### The memory of each process');
    expect(keeping.filter((path) => !told.includes(`\`${path}\``))).toEqual([]);
  });

  it('an operator finds every environment variable in one place', () => {
    const readers = code.filter(
      ({ path }) => path.startsWith('server/') && !/^server\/(sandbox\/)?main\.ts$/.test(path),
    );
    expect(offending(readers, /process\.env/)).toEqual([]);
  });
});
