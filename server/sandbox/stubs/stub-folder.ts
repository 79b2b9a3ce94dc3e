import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { problemsOfStub, type Stub } from './stub.ts';
import { StubRefusal, type Stubs } from './stubs.ts';

type Loaded = { version: string; problem: string | null };

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** None while the folder is away. */
const namesIn = (folder: string): string[] =>
  (statSync(folder, { throwIfNoEntry: false })?.isDirectory() ? readdirSync(folder) : [])
    .filter((name) => /\.(json|ts)$/.test(name) && !/\.(d|test)\.ts$/.test(name))
    .toSorted();

/** Changes whenever the file does; null for one that has just gone. */
const versionOf = (file: string): string | null => {
  const found = statSync(file, { throwIfNoEntry: false });
  return found ? `${found.mtimeMs} ${found.ctimeMs} ${found.size}` : null;
};

const readStub = async (file: string, version: string): Promise<unknown> => {
  if (file.endsWith('.json')) return JSON.parse(readFileSync(file, 'utf8'));
  // A module is read once by its URL, so every version of it has its own.
  const url = `${pathToFileURL(file).href}?version=${encodeURIComponent(version)}`;
  const module: { stub?: unknown } = await import(/* @vite-ignore */ url);
  return module.stub ?? { problem: 'export const stub' };
};

/**
 * Keeps the stubs of a folder up to date: one file is one stub, named after it. Looked through at every call, so that the
 * call after an edit has its result. A file that cannot be used any more takes its stub away and is told once.
 */
export class StubFolder {
  readonly #folder: string;
  readonly #stubs: Stubs;
  readonly #tell: (message: string) => void;
  readonly #loaded = new Map<string, Loaded>();
  #refreshing: Promise<void> = Promise.resolve();

  constructor(folder: string, stubs: Stubs, tell: (message: string) => void) {
    this.#folder = resolve(folder);
    this.#stubs = stubs;
    this.#tell = tell;
  }

  /** Fails with all that is wrong, so that no tester works with stubs that are not there. */
  async open(): Promise<void> {
    if (!statSync(this.#folder, { throwIfNoEntry: false })?.isDirectory()) {
      throw new StubRefusal(`STUBS names ${this.#folder}, which is no folder.`);
    }
    await this.#look(() => {});
    const hidden = this.#stubs.hidden().map(({ name, by }) => `${name}: never answers, ${by} means the same calls`);
    const problems = [...this.problems(), ...hidden];
    if (problems.length > 0) {
      throw new StubRefusal(`These stubs cannot be used:\n${problems.map((message) => `  - ${message}`).join('\n')}`);
    }
    this.#stubs.refresh = () => this.refresh();
  }

  problems(): string[] {
    return [...this.#loaded].flatMap(([name, { problem }]) => (problem === null ? [] : [`${name}: ${problem}`]));
  }

  refresh(): Promise<void> {
    this.#refreshing = this.#refreshing.then(() => this.#look(this.#tell));
    return this.#refreshing;
  }

  async #look(tell: (message: string) => void): Promise<void> {
    const names = namesIn(this.#folder);
    for (const name of this.#loaded.keys()) {
      if (names.includes(name)) continue;
      this.#loaded.delete(name);
      this.#stubs.setFile(name, null);
    }
    for (const name of names) {
      const file = join(this.#folder, name);
      const version = versionOf(file);
      if (version === null || this.#loaded.get(name)?.version === version) continue;
      const problem = await this.#load(name, file, version);
      this.#loaded.set(name, { version, problem });
      if (problem !== null) tell(`The stub ${name} is left out: ${problem}`);
    }
  }

  async #load(name: string, file: string, version: string): Promise<string | null> {
    try {
      const stub = await readStub(file, version);
      const problems = problemsOfStub(stub);
      this.#stubs.setFile(name, problems.length > 0 ? null : (stub as Stub));
      return problems.length > 0 ? problems.join('; ') : null;
    } catch (error) {
      this.#stubs.setFile(name, null);
      return messageOf(error);
    }
  }
}
