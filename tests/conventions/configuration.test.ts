import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { describe, expect, it } from 'vitest';
import { readConfig } from '../../server/config.ts';

/** The names that the process really asks its environment for. */
const readNames = (): string[] => {
  const names = new Set<string>();
  readConfig(
    new Proxy<Record<string, string>>(
      {},
      {
        get: (_, name) => {
          names.add(String(name));
          return undefined;
        },
      },
    ),
  );
  return [...names].sort();
};

/** The first column of the tables, a row of which may name two variables. */
const documented = readFileSync('docs/configuration.md', 'utf8')
  .split('\n')
  .flatMap((line) => /^\| (`[A-Z].*?) *\|/.exec(line)?.[1] ?? [])
  .flatMap((cell) => [...cell.matchAll(/`([A-Z0-9_]+)`/g)].map(([, name = '']) => name));

/** The example file as it is once every line is switched on. */
const example = parseEnv(readFileSync('.env.example', 'utf8').replace(/^#(?=[A-Z0-9_]+=)/gm, ''));

describe('the configuration', () => {
  it('an operator finds every variable that the shop reads in the documentation, once, and no other', () => {
    expect(readNames()).toContain('GTM_URL');
    expect([...documented].sort()).toEqual(readNames());
  });

  it('an operator finds the same variables in the example file', () => {
    expect(Object.keys(example).sort()).toEqual(readNames());
  });

  it('an operator who switches on every line of the example file has a configuration that can be used', () => {
    // The one line for tests says that production refuses it.
    const { STUBS, ...forProduction } = example;
    expect(readConfig(forProduction).publicUrl).toBe(example.PUBLIC_URL);
    expect(readConfig({ STUBS }).stubs).toBe(STUBS);
  });
});
