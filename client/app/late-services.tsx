import { type ComponentType, startTransition, useEffect, useState } from 'react';
import type { Dictionary } from '../i18n/dictionary.ts';
import type { PageLoader } from '../routing/page-loader.ts';
import { reloadOnceForMissingChunk } from './missing-chunk.ts';

type Services = { dictionary: Dictionary; loader: PageLoader };

/**
 * The services of a window beside its pages. They are fetched during hydration and add nothing to the first load. A
 * dialog or a toast that is asked for in between waits in its store.
 */
export const LateServices = (services: Services) => {
  const [arrived, setArrived] = useState<{ View: ComponentType<Services> } | null>(null);
  useEffect(() => {
    // Tells testers and their tools that buttons work from now on.
    document.documentElement.setAttribute('data-hydrated', '');
    import('./window-services.tsx').then(
      ({ WindowServices }) => startTransition(() => setArrived({ View: WindowServices })),
      reloadOnceForMissingChunk,
    );
  }, []);
  return arrived && <arrived.View {...services} />;
};
