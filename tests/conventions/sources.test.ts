import { describe, expect, it } from 'vitest';
import { type SourceFile, sourceFiles } from '../support/source-files.ts';

const code = sourceFiles('{server,client,tests,build}/**/*.{ts,tsx}');
const client = code.filter(({ path }) => path.startsWith('client/'));

const offending = (files: SourceFile[], pattern: RegExp) =>
  files.flatMap(({ path, text }) => {
    const match = pattern.exec(text);
    return match ? [`${path}: ${match[0].trim()}`] : [];
  });

describe('the habits of the house', () => {
  it('a reader never opens a file of more than 300 lines', () => {
    const long = code.filter(({ text }) => text.split('\n').length > 301).map(({ path }) => path);
    expect(long).toEqual([]);
  });

  it('a reader finds what a file is about in its name', () => {
    const vague = /(^|\/)(index|utils?|helpers?|common|lib|manager|service)(\/|\.tsx?$)/;
    expect(code.filter(({ path }) => vague.test(path)).map(({ path }) => path)).toEqual([]);
    expect(code.filter(({ path }) => !/^[a-z0-9./-]+$/.test(path)).map(({ path }) => path)).toEqual([]);
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

  it('a customer meets one kind of dialog because only one file uses Chakra’s parts', () => {
    const elsewhere = client.filter(({ path }) => path !== 'client/ui/dialog.tsx');
    expect(
      offending(elsewhere, /from '@chakra-ui\/react\/dialog'|import \{[^}]*\bDialog\b[^}]*\} from '@chakra-ui/),
    ).toEqual([]);
  });

  it('an operator finds every environment variable in one place', () => {
    const readers = code.filter(
      ({ path }) => path.startsWith('server/') && !/^server\/(sandbox\/)?main\.ts$/.test(path),
    );
    expect(offending(readers, /process\.env/)).toEqual([]);
  });
});
