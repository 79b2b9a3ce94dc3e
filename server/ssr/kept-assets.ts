import { createHash, randomUUID } from 'node:crypto';
import {
  copyFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

const hourMs = 3_600_000;
const weekMs = 7 * 24 * hourMs;
/** Bounds the folder where builds follow each other quickly, as while developing. */
const mostBuilds = 20;

const hashedName = /^\w[\w.-]*-[\w-]{7,8}\.[a-z0-9]{2,5}$/;
const listName = /^[0-9a-f]{16}\.build$/;
const temporaryName = /^\.asset-[0-9a-f-]{36}$/;

/** Whether a file is named as the build names its assets: with a hash of the content before the ending. */
export const isAssetName = (name: string): boolean => hashedName.test(name);

/** Written to a temporary name and renamed, so that no other process reads a half-written file. */
const put = (folder: string, name: string, write: (path: string) => void): void => {
  const temporary = join(folder, `.asset-${randomUUID()}`);
  write(temporary);
  renameSync(temporary, join(folder, name));
};

/** Names from a folder that others write to as well: nothing that could lead out of it. */
const readList = (path: string): string[] => {
  const names = readFileSync(path, 'utf8').split('\n');
  return names.filter((name) => isAssetName(name.replace(/\.(?:br|gz)$/, '')));
};

const addBuild = (own: string, folder: string): void => {
  const names = readdirSync(own).toSorted();
  const text = names.join('\n');
  const id = createHash('sha256').update(text).digest('hex').slice(0, 16);
  // Before the files, so that a process that removes old ones meanwhile spares them.
  put(folder, `${id}.build`, (path) => writeFileSync(path, text));
  const known = new Set(readdirSync(folder));
  for (const name of names) {
    if (!known.has(name)) put(folder, name, (path) => copyFileSync(join(own, name), path));
  }
};

/** A build's files are wanted until a week after the next build was started for the last time. */
const removeOldBuilds = (folder: string): void => {
  const now = Date.now();
  const startedAt = (name: string) => statSync(join(folder, name)).mtimeMs;
  const names = readdirSync(folder);
  const builds = names
    .filter((name) => listName.test(name))
    .map((name) => ({ name, startedAt: startedAt(name), files: readList(join(folder, name)) }))
    .toSorted((one, other) => other.startedAt - one.startedAt);
  const isWanted = (index: number) => {
    const next = builds[index - 1];
    return !next || (index < mostBuilds && now - next.startedAt < weekMs);
  };
  const wanted = new Set(builds.filter((_, index) => isWanted(index)).flatMap(({ files }) => files));
  for (const { name, files } of builds.filter((_, index) => !isWanted(index))) {
    // The list at last: an interrupted clean-up is finished by the next start.
    for (const file of [...files.filter((file) => !wanted.has(file)), name])
      rmSync(join(folder, file), { force: true });
  }
  for (const name of names.filter((name) => temporaryName.test(name))) {
    if (now - (statSync(join(folder, name), { throwIfNoEntry: false })?.mtimeMs ?? now) > hourMs) {
      rmSync(join(folder, name), { force: true });
    }
  }
};

/**
 * Adds the assets in `own` to the folder, where pages of earlier and later builds find them, and removes those of builds
 * that were replaced more than a week ago. Several processes may share the folder. Files of others in it are left alone.
 * Throws when the folder cannot be written.
 */
export const keepAssets = (own: string, folder: string): void => {
  mkdirSync(folder, { recursive: true });
  addBuild(own, folder);
  removeOldBuilds(folder);
};
