import { lazy, startTransition, useEffect, useState } from 'react';
import { useSignInOnArrival } from '../features/session/public.ts';
import { useLocale } from '../i18n/use-locale.tsx';
import { useText } from '../i18n/use-text.ts';
import { useDialogLabels } from '../routing/dialog-labels.ts';
import { Later } from '../routing/later.tsx';
import { reloadForMissingCode } from '../routing/newer-build.ts';
import { reconcileLocalCopy } from '../session/local-copy.ts';
import { lookedLines } from '../session/looked-lines.ts';
import { isUnusual, readChosenSettings, rememberLocale } from '../session/settings.ts';
import { useFollowOtherTabs } from '../session/use-follow-other-tabs.ts';
import { useSession, useStorefront } from '../session/viewer-scope.tsx';
import { afterSignIn } from '../session/wanted-action.ts';
import { track } from '../tracking/track.ts';
import { useColorMode } from '../ui/color-mode.ts';
import { useDialogs, useOpenDialog } from '../ui/dialog/dialog-store.tsx';
import { showToast, takeToast } from '../ui/feedback/toast.ts';
import { ToastHost, warmToaster } from '../ui/feedback/toast-host.tsx';
import { TooltipHost } from '../ui/feedback/tooltip-host.tsx';
import { fetchesAhead } from '../ui/fetches-ahead.ts';
import { useIsHydrated } from '../ui/use-is-hydrated.ts';

const tellOpening = (component: string) => track({ event: 'dialog_open', component });
const tellClosing = (component: string) => track({ event: 'dialog_close', component });

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
 * Shows a lazy part once its code has been loaded. Under an empty fallback React would hold it back for 300 ms, and render a
 * deferred value over and over meanwhile. Missing code is reported when the part is rendered.
 */
const showLoaded = (load: () => Promise<unknown>, show: () => void): void => {
  const showNow = () => startTransition(show);
  load().then(showNow, showNow);
};

const loadDialogs = () => import('../ui/dialog/dialog-host.tsx');
const lazyHost = () => lazy(async () => ({ default: (await loadDialogs()).DialogHost }));

/**
 * Whether dialogs can be drawn: their code comes when the window is idle or with the first dialog, which is answered at once
 * then, also without a network.
 */
const useDialogCode = (isOpen: boolean) => {
  const [isThere, setIsThere] = useState(false);
  useEffect(() => {
    if (isOpen) showLoaded(loadDialogs, () => setIsThere(true));
  }, [isOpen]);
  useEffect(
    () =>
      whenIdle(() => {
        if (!fetchesAhead()) return;
        loadDialogs().then(
          () => startTransition(() => setIsThere(true)),
          () => {},
        );
        warmToaster();
      }),
    [],
  );
  return [isThere, setIsThere] as const;
};

/** Dialogs, toasts and tooltips: the code that draws them is fetched with their first use. */
const Overlays = () => {
  const text = useText();
  const labels = useDialogLabels();
  const dialogs = useDialogs();
  const isOpen = useOpenDialog() !== null;
  const [DialogHost, setDialogHost] = useState(lazyHost);
  const [isThere, setIsThere] = useDialogCode(isOpen);
  // A dialog that cannot be drawn leaves the page as it was; the next one tries again.
  const giveUp = () => {
    dialogs.closeAll();
    setIsThere(false);
    setDialogHost(lazyHost());
  };
  return (
    <>
      {isThere && (
        <Later onMissing={giveUp}>
          <DialogHost labels={labels} onOpen={tellOpening} onClose={tellClosing} onFailure={reloadForMissingCode} />
        </Later>
      )}
      <ToastHost labels={{ close: labels.close, region: text('shell.toasts') }} />
      <TooltipHost />
    </>
  );
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

const loadWantedActions = () => import('./wanted-actions.tsx');
const WantedActions = lazy(async () => ({ default: (await loadWantedActions()).WantedActions }));

/** While a guest signs in, the code that goes on afterwards is fetched, and that of a dialog printed with its page. */
const useWarmWantedActions = (): void => {
  const opening = useOpenDialog()?.opening;
  useEffect(() => {
    if (!opening || !fetchesAhead() || !afterSignIn.read()?.action) return;
    Promise.all([loadWantedActions(), import('../routing/printed-dialog.tsx')]).catch(() => {});
  }, [opening]);
};

/** Goes on with what sign-in or a reload interrupted; few windows have something, and only they fetch the code for it. */
const GoOnAfterSignIn = () => {
  const [isWanted, setIsWanted] = useState(false);
  useEffect(() => {
    const isInterrupted = Boolean(afterSignIn.read()?.action);
    if (!isInterrupted) afterSignIn.clear();
    if (!isInterrupted && lookedLines().length === 0) return;
    showLoaded(loadWantedActions, () => setIsWanted(true));
  }, []);
  return (
    isWanted && (
      <Later>
        <WantedActions />
      </Later>
    )
  );
};

const GiftNews = lazy(async () => ({ default: (await import('../features/notifications/public.ts')).GiftNews }));

/** Asks for waiting gifts once the window has nothing else to do: no page of a customer waits for the answer. */
const AskForGifts = () => {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => whenIdle(() => setIsIdle(true)), []);
  return (
    isIdle && (
      <Later missing="silent">
        <GiftNews />
      </Later>
    )
  );
};

const SettingsBar = lazy(async () => ({ default: (await import('./settings-bar.tsx')).SettingsBar }));

/** Few visitors have changed what the shop shows; only they fetch the bar that says so. */
const UnusualSettings = () => {
  const [isShown, setIsShown] = useState(false);
  useEffect(() => setIsShown(isUnusual(readChosenSettings())), []);
  return (
    isShown && (
      <Later missing="silent">
        <SettingsBar />
      </Later>
    )
  );
};

// A browser that blocks it tells no third party anything.
const TrackingDesk = lazy(async () => ({ default: (await import('../tracking/tracking-desk.tsx')).TrackingDesk }));

const ConsentAndThirdParties = () => {
  const trackers = useStorefront()?.trackers;
  return trackers?.length ? (
    <Later missing="silent">
      <TrackingDesk trackers={trackers} />
    </Later>
  ) : null;
};

const Window = () => {
  const locale = useLocale();
  const session = useSession();
  useSignInOnArrival();
  useFollowOtherTabs();
  // Pages without a switch of their own follow the device and the other tabs too.
  useColorMode();
  useEffect(() => rememberLocale(locale), [locale]);
  useEffect(keepOfflinePage, []);
  useWarmWantedActions();
  // A guest's tab may come alive after another one signed in, whose copy is not this tab's to remove.
  useEffect(() => void (session && reconcileLocalCopy(session)), [session]);
  useEffect(() => {
    const kept = takeToast();
    if (kept) showToast(kept);
  }, []);
  // Tells testers and their tools that buttons work from now on.
  useEffect(() => document.documentElement.setAttribute('data-hydrated', ''), []);
  return (
    <>
      {session && <GoOnAfterSignIn />}
      {session && <AskForGifts />}
      <UnusualSettings />
      <Overlays />
      <ConsentAndThirdParties />
    </>
  );
};

/** What a window has beside its page: dialogs and messages, the other tabs, what sign-in interrupted. The server prints none of it. */
export const BesidePage = () => useIsHydrated() && <Window />;
