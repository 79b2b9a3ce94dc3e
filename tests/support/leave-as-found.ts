import { afterAll, vi } from 'vitest';

/** Test files share a process: none may leave the next one another clock, another window or a spy. */
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});
