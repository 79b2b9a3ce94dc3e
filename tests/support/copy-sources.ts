import { cpSync, mkdtempSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

const copied = [
  'client',
  'server',
  'schema',
  'build',
  'styled-system',
  'package.json',
  'package-lock.json',
  'codegen.ts',
  'tsconfig.json',
  'vite.config.ts',
  'panda.config.ts',
];

/** Copies what the shop is made of to a new folder, where a test may change it. Needs everything generated. */
export const copySources = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'workshop-'));
  for (const name of copied) cpSync(join(root, name), join(folder, name), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  return folder;
};
