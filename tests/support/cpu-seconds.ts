import { readdirSync, readFileSync } from 'node:fs';

const ticksASecond = 100;

type Entry = { parent: number; seconds: number };

const entryOf = (pid: number): Entry | null => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name before the bracket may contain anything.
    const fields = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const ticks = fields.slice(11, 15).reduce((sum, part) => sum + part, 0);
    return { parent: fields[1] ?? 0, seconds: ticks / ticksASecond };
  } catch {
    return null;
  }
};

/** CPU seconds that a process and all it has started have used so far. Reads `/proc`: Linux only. */
export const cpuSecondsOf = (root: number): number => {
  const pids = readdirSync('/proc').map(Number).filter(Number.isInteger);
  const entries = new Map(
    pids.flatMap((pid) => {
      const entry = entryOf(pid);
      return entry ? [[pid, entry] as const] : [];
    }),
  );
  const isBelow = (pid: number): boolean => pid === root || isBelowParent(entries.get(pid)?.parent ?? 0);
  const isBelowParent = (pid: number): boolean => pid > 1 && isBelow(pid);
  return [...entries].reduce((sum, [pid, { seconds }]) => sum + (isBelow(pid) ? seconds : 0), 0);
};
