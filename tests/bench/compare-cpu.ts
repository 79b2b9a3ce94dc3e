/** Something that can be done many times, and how much CPU its process has used so far, in microseconds. */
export type Subject = { run: (times: number) => Promise<void>; cpu: () => Promise<number> };

export type Comparison = {
  /** The subject's CPU in parts of the baseline's: the median of the rounds. */
  ratio: number;
  /** Milliseconds of CPU a time; these depend on the machine. */
  subject: number;
  baseline: number;
};

type Effort = { warmUp: number; rounds: number; times: number };

export const median = (numbers: number[]): number => {
  const sorted = numbers.toSorted((one, other) => one - other);
  const middle = sorted.length >> 1;
  return sorted.length % 2 ? (sorted[middle] ?? 0) : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
};

/** The CPU that this very process has used, in microseconds. */
export const ownCpu = async (): Promise<number> => {
  const { user, system } = process.cpuUsage();
  return user + system;
};

/** Milliseconds of CPU a time. */
export const measure = async ({ run, cpu }: Subject, times: number): Promise<number> => {
  const before = await cpu();
  await run(times);
  return ((await cpu()) - before) / times / 1000;
};

/** Rounds of one and of the other in turns, so that whatever slows the machine down slows both. */
export const compareCpu = async (subject: Subject, baseline: Subject, effort: Effort): Promise<Comparison> => {
  await subject.run(effort.warmUp);
  await baseline.run(effort.warmUp);
  const rounds: Comparison[] = [];
  for (let round = 0; round < effort.rounds; round += 1) {
    const first = round % 2 ? baseline : subject;
    const one = await measure(first, effort.times);
    const other = await measure(first === subject ? baseline : subject, effort.times);
    const [ours, theirs] = first === subject ? [one, other] : [other, one];
    rounds.push({ ratio: ours / theirs, subject: ours, baseline: theirs });
  }
  return {
    ratio: median(rounds.map(({ ratio }) => ratio)),
    subject: median(rounds.map(({ subject: ours }) => ours)),
    baseline: median(rounds.map(({ baseline: theirs }) => theirs)),
  };
};
