import type { TrackerConfig } from '../../settings/tracking-config.ts';
import { pixels } from './pixels.ts';

/** All four third parties of tracking, played by the sandbox that browsers reach at this origin. */
export const demoTrackers = (origin: string): TrackerConfig[] =>
  (['META', 'TIKTOK', 'SNAPCHAT', 'TAG_MANAGER'] as const).map((kind) => ({
    kind,
    id: `demo-${kind.toLowerCase()}`,
    scriptUrl: `${origin}${pixels[kind].path}.js`,
    origins: { script: [origin], connect: [origin], frame: [] },
  }));
