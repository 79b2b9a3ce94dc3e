import { useEffect, useState } from 'react';
import type { Dictionary } from '../i18n/dictionary.ts';
import { useStorefront } from '../session/viewer-scope.tsx';
import { loadTracking } from './load-tracking.ts';

type Tracking = Awaited<ReturnType<typeof loadTracking>>;

/** The place of consent and third parties; all of it is fetched after the page, and only where one is configured. */
export const TrackingHost = ({ dictionary }: { dictionary: Dictionary }) => {
  const trackers = useStorefront()?.trackers;
  const [tracking, setTracking] = useState<Tracking | null>(null);
  const isNeeded = Boolean(trackers?.length);
  useEffect(() => {
    if (isNeeded) loadTracking().then(setTracking, () => {});
  }, [isNeeded]);
  return tracking && trackers && <tracking.TrackingDesk trackers={trackers} dictionary={dictionary} />;
};
