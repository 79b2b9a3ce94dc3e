import { useEffect, useState } from 'react';
import { useStorefront } from '../session/viewer-scope.tsx';
import { useDialogs } from '../ui/dialog/dialog-store.tsx';
import { loadTracking, privacyDialog } from './privacy-choices.tsx';

type Tracking = Awaited<ReturnType<typeof loadTracking>>;

/** The place of consent and third parties; all of it is fetched after the page, and only where one is configured. */
export const TrackingHost = () => {
  const trackers = useStorefront()?.trackers;
  const [tracking, setTracking] = useState<Tracking | null>(null);
  const dialogs = useDialogs();
  const isNeeded = Boolean(trackers?.length);
  useEffect(() => {
    if (isNeeded) loadTracking().then(setTracking, () => {});
  }, [isNeeded]);
  if (!tracking || !trackers) return null;
  const onMore = () => dialogs.open(privacyDialog, {});
  return <tracking.TrackingDesk trackers={trackers} onMore={onMore} />;
};
