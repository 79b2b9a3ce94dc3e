import { type ComponentType, startTransition, useEffect, useState } from 'react';
import { useLocale } from '../i18n/use-locale.tsx';
import { reloadOnceForMissingChunk } from '../routing/newer-build.ts';
import { onLocalCopyElsewhere } from '../session/local-copy.ts';
import { isUnusual, readChosenSettings, rememberLocale } from '../session/settings.ts';
import { useSession, useStorefront } from '../session/viewer-scope.tsx';
import { tabHas } from '../storage/persisted.ts';
import { useColorMode } from '../ui/color-mode.ts';
import { useDialogs } from '../ui/dialog/dialog-store.tsx';
import { onFirstToast } from '../ui/feedback/toast.ts';
import { firstSign, listenForSigns } from '../ui/first-sign.ts';

/** Whether this window has something to go on with: a message, a code on its way, an open dialog, what sign-in interrupted. */
const isContinued = () =>
  Boolean(window.history.state?.depth) ||
  /[?&]signIn|\/auth\/login/.test(window.location.href) ||
  tabHas((key) => key.startsWith('rawnaq.')) ||
  isUnusual(readChosenSettings());

/** What draws dialogs. A failure says nothing: the press tries again. */
const loadForPress = () => import('../ui/dialog/dialog.tsx').catch(() => {});

/** Without them no dialog and no toast can be drawn: the document says that the buttons do not work, unless a reload helps. */
const tellMissing = (error: unknown): void => {
  document.documentElement.removeAttribute('data-hydrated');
  reloadOnceForMissingChunk(error);
};

/**
 * The services of a window beside its pages. A guest who only looks at a page does without them: they are fetched at the
 * first sign of the visitor, when something on the page asks for a dialog or a toast, when another tab signs in, or when
 * there is something to go on with. A dialog or a toast that is asked for before waits in its store.
 */
export const LateServices = () => {
  const [arrived, setArrived] = useState<{ View: ComponentType } | null>(null);
  const locale = useLocale();
  const session = useSession();
  const isTracked = Boolean(useStorefront()?.trackers.length);
  const dialogs = useDialogs();
  // Pages without a switch of their own follow the device and the other tabs too.
  useColorMode();
  useEffect(() => rememberLocale(locale), [locale]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the services are the same for as long as the window lives
  useEffect(() => {
    // Tells testers and their tools that buttons work from now on.
    document.documentElement.setAttribute('data-hydrated', '');
    const load = (onMissing: (error: unknown) => void = tellMissing) => {
      import('./window-services.tsx').then(
        ({ WindowServices: View }) => startTransition(() => setArrived((before) => before ?? { View })),
        onMissing,
      );
    };
    const loadAsked = () => load();
    if (session || isTracked || dialogs.current() || isContinued()) load();
    listenForSigns();
    firstSign.then(() => {
      // The press that follows may lead to a page of the next build: a reload would take its place.
      load(() => {});
      void loadForPress();
    });
    const stops = [dialogs.subscribe(loadAsked), onFirstToast(loadAsked), onLocalCopyElsewhere(loadAsked)];
    return () => {
      for (const stop of stops) stop();
    };
  }, []);
  return arrived && <arrived.View />;
};
