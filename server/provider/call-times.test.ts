import { describe, expect, it } from 'vitest';
import { buildCallStats } from './call-times.ts';

describe('what an administrator reads of a call', () => {
  it('tells trouble from a provider that says no, and whether the last call was in trouble', () => {
    const stats = buildCallStats(() => 0);
    stats.record('GET menus', 10, 'answered');
    stats.record('GET menus', 10, 'refused');
    stats.record('GET menus', 10, 'failed');
    expect(stats.list()).toMatchObject([{ calls: 3, refusals: 1, failures: 1, isFailing: true }]);
    stats.record('GET menus', 10, 'refused');
    expect(stats.list()).toMatchObject([{ calls: 4, refusals: 2, failures: 1, isFailing: false }]);
  });

  it('counts the last minute and forgets what is older, however long the process runs', () => {
    let now = 0;
    const stats = buildCallStats(() => now);
    for (let second = 0; second < 200; second += 1) {
      now = second * 1000;
      stats.record('GET menus', 10, second < 170 ? 'failed' : 'answered');
    }
    expect(stats.list()).toMatchObject([{ calls: 200, callsLastMinute: 60, failuresLastMinute: 30 }]);
    now += 59_000;
    expect(stats.list()).toMatchObject([{ callsLastMinute: 1, failuresLastMinute: 0 }]);
    now += 1_000;
    expect(stats.list()).toMatchObject([{ calls: 200, failures: 170, callsLastMinute: 0 }]);
  });

  it('knows how long half, 95 and 99 of a hundred calls took', () => {
    const stats = buildCallStats(() => 0);
    for (let milliseconds = 1; milliseconds <= 200; milliseconds += 1)
      stats.record('GET menus', milliseconds, 'answered');
    expect(stats.list()).toMatchObject([{ medianMilliseconds: 101, p95Milliseconds: 191, p99Milliseconds: 199 }]);
  });
});
