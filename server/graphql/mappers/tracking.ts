import type { AppConfig } from '../../config.ts';
import type { Tracker } from '../generated/types.ts';

export function toTrackers({ trackers }: Pick<AppConfig, 'trackers'>): Tracker[] {
  return trackers.map(({ kind, id, scriptUrl }) => ({ kind, id, scriptUrl }));
}
