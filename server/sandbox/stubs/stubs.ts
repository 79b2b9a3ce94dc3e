import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ConfigError } from '../../settings/read-settings.ts';
import type { ReceivedCall } from '../calls.ts';
import { plainPath } from './described-calls.ts';
import { asAnswer, asStub, matches, type Stub, type StubAnswer } from './stub.ts';

type Entry = { name: string; from: 'file' | 'control'; stub: Stub; answered: number };

const isFolder = (path: string) => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;

const namesIn = (folder: string): string[] =>
  (isFolder(folder) ? readdirSync(folder) : [])
    .filter((name) => /\.(json|ts)$/.test(name) && !/\.(d|test)\.ts$/.test(name))
    .toSorted();

const readStub = async (file: string, version: string): Promise<Stub> => {
  if (file.endsWith('.json')) return asStub(JSON.parse(readFileSync(file, 'utf8')));
  // A module is read once by its URL, so every version of it has its own.
  const module = await import(/* @vite-ignore */ `${pathToFileURL(file).href}?version=${version}`);
  return asStub(module.stub ?? 'export const stub');
};

const meaningOf = ({ method, path, query, headers, body }: Stub) =>
  JSON.stringify([method, plainPath(path), query, headers, body]);

const leftOf = ({ stub, answered }: Entry): number => (stub.times ?? Number.POSITIVE_INFINITY) - answered;

type File = { version: string; entry: Entry | null; problem: string | null };

/**
 * Answers that stand in for the true ones: of controls, the newest first, then those of a folder, in which one file is
 * one stub.
 */
export class Stubs {
  readonly #folder: string | null;
  readonly #tell: (message: string) => void;
  #added: Entry[] = [];
  #files = new Map<string, File>();
  #count = 0;
  #reading: Promise<void> = Promise.resolve();

  /** `tell` gets each unusable file once. */
  constructor(folder: string | null, tell: (message: string) => void) {
    this.#folder = folder === null ? null : resolve(folder);
    this.#tell = tell;
  }

  /** Fails with all that is wrong with the files, so that no tester works with stubs that are not there. */
  async open(): Promise<void> {
    if (this.#folder === null) return;
    if (!isFolder(this.#folder)) throw new ConfigError(`STUBS names ${this.#folder}, which is no folder.`);
    await this.#readFolder(this.#folder, () => {});
    const problems = this.problems().map((message) => `  - ${message}`);
    if (problems.length > 0) throw new ConfigError(`These stubs cannot be used:\n${problems.join('\n')}`);
  }

  problems(): string[] {
    return [...this.#files].flatMap(([name, { problem }]) => (problem === null ? [] : [`${name}: ${problem}`]));
  }

  /** Fails with the error, above all for a stub that could never match. */
  add(stub: unknown, name = `stub-${this.#count + 1}`): string {
    const checked = asStub(stub);
    if (!/^[\w.-]{1,80}$/.test(name)) throw new Error('name must be letters, digits, - . _');
    if (this.#entries().some((entry) => entry.name === name)) throw new Error(`there is a stub ${name} already`);
    this.#count += 1;
    this.#added.unshift({ name, from: 'control', stub: checked, answered: 0 });
    return name;
  }

  remove(name: string): boolean {
    const before = this.#added.length;
    this.#added = this.#added.filter((entry) => entry.name !== name);
    return this.#added.length < before;
  }

  /** Those of files stay, and begin anew. */
  clear(): void {
    this.#added = [];
    for (const entry of this.#entries()) entry.answered = 0;
  }

  /** `left` says how often each will answer; null for ever. */
  async list() {
    await this.#refresh();
    return this.#entries().map((entry) => ({
      name: entry.name,
      from: entry.from,
      method: entry.stub.method ?? null,
      path: entry.stub.path,
      answered: entry.answered,
      left: Number.isFinite(leftOf(entry)) ? leftOf(entry) : null,
    }));
  }

  /** The answer to this call, and whose it is; null where the true one counts. A function that fails answers with 500. */
  async answerTo(call: ReceivedCall): Promise<{ name: string; answer: StubAnswer } | null> {
    await this.#refresh();
    const entry = this.#entries().find((one) => leftOf(one) > 0 && matches(one.stub, call));
    if (!entry) return null;
    entry.answered += 1;
    const { name, stub } = entry;
    try {
      if (typeof stub.answer !== 'function') return { name, answer: stub.answer };
      return { name, answer: asAnswer(await stub.answer({ ...call, path: plainPath(call.path) })) };
    } catch (error) {
      return { name, answer: { status: 500, body: { status: false, message: `The stub ${name} failed: ${error}` } } };
    }
  }

  #entries(): Entry[] {
    return [...this.#added, ...[...this.#files.values()].flatMap(({ entry }) => entry ?? [])];
  }

  /** At every call, so that the call after an edit has its result. */
  #refresh(): Promise<void> {
    const folder = this.#folder;
    if (folder !== null) this.#reading = this.#reading.then(() => this.#readFolder(folder, this.#tell));
    return this.#reading;
  }

  async #readFolder(folder: string, tell: (message: string) => void): Promise<void> {
    const files = new Map<string, File>();
    for (const name of namesIn(folder)) {
      const path = join(folder, name);
      const { mtimeMs, ctimeMs, size } = statSync(path, { throwIfNoEntry: false }) ?? {};
      const version = `${mtimeMs}-${ctimeMs}-${size}`;
      const known = this.#files.get(name);
      // A file that is left out is read anew: the other file for the same calls may have gone.
      const isKnown = known?.entry && known.version === version;
      const file = isKnown ? known : await this.#read(name, path, version, [...files.values()]);
      if (file.problem !== null && file.problem !== known?.problem)
        tell(`The stub ${name} is left out: ${file.problem}`);
      files.set(name, file);
    }
    this.#files = files;
  }

  async #read(name: string, path: string, version: string, before: File[]): Promise<File> {
    try {
      const stub = await readStub(path, version);
      const same = before.find(({ entry }) => entry && !entry.stub.times && meaningOf(entry.stub) === meaningOf(stub));
      if (same) throw new Error(`never answers, ${same.entry?.name} means the same calls`);
      return { version, entry: { name, from: 'file', stub, answered: 0 }, problem: null };
    } catch (error) {
      return { version, entry: null, problem: error instanceof Error ? error.message : String(error) };
    }
  }
}
