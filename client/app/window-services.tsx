import { useEffect, useMemo, useState } from 'react';
import { durationText } from '../i18n/duration.ts';
import { useText } from '../i18n/use-text.ts';
import { lazyPart, sparePart } from '../routing/lazy-part.tsx';
import { reloadOnceForMissingChunk } from '../routing/newer-build.ts';
import { reconcileLocalCopy } from '../session/local-copy.ts';
import { lookedLines } from '../session/looked-lines.ts';
import { isUnusual, readChosenSettings } from '../session/settings.ts';
import { useFollowOtherTabs } from '../session/use-follow-other-tabs.ts';
import { useSession, useStorefront } from '../session/viewer-scope.tsx';
import { afterSignIn } from '../session/wanted-action.ts';
import { loadTracking, privacyDialog } from '../tracking/privacy-choices.tsx';
import { track } from '../tracking/track.ts';
import { DialogHost } from '../ui/dialog/dialog-host.tsx';
import { useDialogs } from '../ui/dialog/dialog-store.tsx';
import { showToast, takeToast } from '../ui/feedback/toast.ts';
import { ToastHost } from '../ui/feedback/toast-host.tsx';
import { TooltipHost } from '../ui/feedback/tooltip-host.tsx';
import { useSignInOnArrival } from './sign-in-on-arrival.ts';

const tellOpening = (component: string) => track({ event: 'dialog_open', component });
const tellClosing = (component: string) => track({ event: 'dialog_close', component });

/** Dialogs, toasts and tooltips: the code that draws them is fetched with their first use. */
const Islands = () => {
  const text = useText();
  const labels = useMemo(
    () => ({
      close: text('shell.close'),
      loading: text('shell.loading'),
      failed: text('shell.failure.NETWORK'),
      duration: (minutes: number) => durationText(text, minutes),
      riyal: text('shell.riyal'),
      includesVat: text('shell.includesVat'),
      region: text('shell.toasts'),
    }),
    [text],
  );
  return (
    <>
      <DialogHost labels={labels} onOpen={tellOpening} onClose={tellClosing} onFailure={reloadOnceForMissingChunk} />
      <ToastHost labels={labels} />
      <TooltipHost />
    </>
  );
};

/** Runs a task once the page has loaded and the browser is idle, at the latest 10 s after the load. */
const whenIdle = (work: () => void): void => {
  const wait = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: 10_000 });
    else setTimeout(work, 3_000);
  };
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
};

/**
 * Lets the browser keep the page that stands in when there is no network, after everything else has been done. The
 * development server has none.
 */
const keepOfflinePage = (): void => {
  if (!import.meta.env.PROD) return;
  whenIdle(async () => {
    try {
      // Missing outside secure contexts.
      await navigator.serviceWorker?.register('/service-worker.js');
    } catch {
      // A browser that forbids storage keeps no page either.
    }
  });
};

const wantedActions = lazyPart(() => import('./wanted-actions.tsx'));

/** Goes on with what sign-in or a reload interrupted; few windows have something, and only they fetch the code for it. */
const GoOnAfterSignIn = () => {
  const [isWanted, setIsWanted] = useState(false);
  useEffect(() => {
    const isInterrupted = Boolean(afterSignIn.read()?.action);
    if (!isInterrupted) afterSignIn.clear();
    setIsWanted(isInterrupted || lookedLines().length > 0);
  }, []);
  return isWanted ? <wantedActions.View /> : null;
};

const giftNews = sparePart(() => import('./gift-news.tsx'));

/** Asks for waiting gifts once the window has nothing else to do: no page of a customer waits for the answer. */
const AskForGifts = () => {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => whenIdle(() => setIsIdle(true)), []);
  return isIdle ? <giftNews.View /> : null;
};

const settingsBar = sparePart(() => import('./settings-bar.tsx'));

/** Few visitors have changed what the shop shows; only they fetch the bar that says so. */
const UnusualSettings = () => {
  const [isShown, setIsShown] = useState(false);
  useEffect(() => setIsShown(isUnusual(readChosenSettings())), []);
  return isShown ? <settingsBar.View /> : null;
};

// A browser that blocks it tells no third party anything.
const trackingDesk = sparePart(() => loadTracking().then(({ TrackingDesk: Part }) => ({ Part })));

const ConsentAndThirdParties = () => {
  const trackers = useStorefront()?.trackers;
  const dialogs = useDialogs();
  const onMore = () => dialogs.open(privacyDialog, {});
  return trackers?.length ? <trackingDesk.View trackers={trackers} onMore={onMore} /> : null;
};

/** The services of a window beside its pages. The server renders none of them. */
export const WindowServices = () => {
  const session = useSession();
  useSignInOnArrival();
  useFollowOtherTabs();
  useEffect(keepOfflinePage, []);
  // A guest's tab may come alive after another one signed in, whose copy is not this tab's to remove.
  useEffect(() => void (session && reconcileLocalCopy(session)), [session]);
  useEffect(() => {
    const kept = takeToast();
    if (kept) showToast(kept);
  }, []);
  return (
    <>
      {session && <GoOnAfterSignIn />}
      {session && <AskForGifts />}
      <UnusualSettings />
      <Islands />
      <ConsentAndThirdParties />
    </>
  );
};
