import { execFileSync } from 'node:child_process';
import packageFile from '../../package.json' with { type: 'json' };

let known: string | undefined;

/** The commit of the folder that the shop runs in; empty where it is no clone. */
const commitOfFolder = (): string => {
  try {
    const stdio = ['ignore', 'pipe', 'ignore'] as const;
    const cwd = import.meta.dirname;
    return execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd, encoding: 'utf8', stdio: [...stdio] }).trim();
  } catch {
    return '';
  }
};

/** Version and commit, such as `0.1.0 (3f2a9c1)`; git is asked once, and only where `given` is null. */
export const buildName = (given: string | null): string => {
  if (given === null) known ??= commitOfFolder();
  const commit = given ?? known;
  return commit ? `${packageFile.version} (${commit})` : packageFile.version;
};
