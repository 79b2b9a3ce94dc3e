import { type ComponentType, lazy, startTransition, useEffect, useState } from 'react';
import { useClient } from 'urql';
import { useSignInOnArrival } from '../features/session/public.ts';
import { useLocale } from '../i18n/use-locale.tsx';
import { useText } from '../i18n/use-text.ts';
import { useDialogLabels } from '../routing/dialog-labels.ts';
import { Later, reloadWithToast } from '../routing/later.tsx';
import { reloadForMissingCode } from '../routing/newer-build.ts';
import { reconcileLocalCopy } from '../session/local-copy.ts';
import { isUnusual, readChosenSettings, rememberLocale } from '../session/settings.ts';
import { useFollowOtherTabs } from '../session/use-follow-other-tabs.ts';
import { useSession, useStorefront } from '../session/viewer-scope.tsx';
import { afterSignIn } from '../session/wanted-action.ts';
import { track } from '../tracking/track.ts';
import { useColorMode } from '../ui/color-mode.ts';
import { useDialogs, useOpenDialog } from '../ui/dialog/dialog-store.tsx';
import { showToast, takeToast } from '../ui/feedback/toast.ts';
import { ToastHost, warmToaster } from '../ui/feedback/toast-host.tsx';
import { fetchesAhead } from '../ui/fetches-ahead.ts';
import { useIsHydrated } from '../ui/use-is-hydrated.ts';
import { goOnAfterSignIn } from './go-on.ts';

const tellOpening = (component: string) => track({ event: 'dialog_open', component });
const tellClosing = (component: string) => track({ event: 'dialog_close', component });

/** Waits until the page has loaded and the browser is idle, at the latest 10 s after the load. */
const untilIdle = async (): Promise<void> => {
  if (document.readyState !== 'complete')
    await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));
  await new Promise<unknown>((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(resolve, { timeout: 10_000 });
    else setTimeout(resolve, 3_000);
  });
};

type DialogCode = typeof import('../ui/dialog/dialog-host.tsx');

const loadDialogs = (): Promise<DialogCode> => import('../ui/dialog/dialog-host.tsx');

/**
 * The code that draws dialogs and tooltips: it comes when the window is idle, or with the first dialog. A dialog that cannot
 * be drawn leaves the page as it was; the next one tries again.
 */
const useDialogCode = (): DialogCode | null => {
  const dialogs = useDialogs();
  const isOpen = useOpenDialog() !== null;
  const [code, setCode] = useState<DialogCode | null>(null);
  useEffect(() => {
    const giveUp = (error: unknown) => {
      dialogs.closeAll();
      reloadWithToast(error);
    };
    if (isOpen) loadDialogs().then((loaded) => startTransition(() => setCode(loaded)), giveUp);
  }, [isOpen, dialogs]);
  useEffect(() => {
    const warm = async () => {
      await untilIdle();
      if (!fetchesAhead()) return;
      warmToaster();
      const loaded = await loadDialogs();
      startTransition(() => setCode(loaded));
    };
    warm().catch(() => {});
  }, []);
  return code;
};

/** Dialogs, toasts and tooltips. */
const Overlays = () => {
  const text = useText();
  const labels = useDialogLabels();
  const code = useDialogCode();
  return (
    <>
      {code && (
        <code.DialogHost labels={labels} onOpen={tellOpening} onClose={tellClosing} onFailure={reloadForMissingCode} />
      )}
      <ToastHost labels={{ close: labels.close, region: text('shell.toasts') }} />
    </>
  );
};

/**
 * Lets the browser keep the page that stands in when there is no network, after everything else has been done. The
 * development server has none.
 */
const keepOfflinePage = async (): Promise<void> => {
  if (!import.meta.env.PROD) return;
  await untilIdle();
  // Missing outside secure contexts.
  await navigator.serviceWorker?.register('/service-worker.js');
};

/** While a guest signs in, the code that goes on afterwards is fetched, and that of a dialog printed with its page. */
const useWarmWantedActions = (): void => {
  const opening = useOpenDialog()?.opening;
  useEffect(() => {
    if (!opening || !fetchesAhead() || !afterSignIn.read()?.action) return;
    Promise.all([import('./wanted-actions.tsx'), import('../routing/printed-dialog.tsx')]).catch(() => {});
  }, [opening]);
};

/** Shows nothing, and waits for no transition of the page. */
const GoOnAfterSignIn = () => {
  const client = useClient();
  const [WantedActions, setWantedActions] = useState<ComponentType | null>(null);
  useEffect(() => {
    goOnAfterSignIn(client).then((part) => setWantedActions(() => part), reloadWithToast);
  }, [client]);
  return WantedActions && <WantedActions />;
};

/** Asks for waiting gifts once the window has nothing else to do: no page of a customer waits for the answer. */
const GiftNews = lazy(async () => {
  await untilIdle();
  return { default: (await import('../features/notifications/public.ts')).GiftNews };
});

/** Few visitors have changed the shown lists; only they fetch the bar that says so. */
const SettingsBar = lazy(async () => ({ default: (await import('./settings-bar.tsx')).SettingsBar }));

/** Consent, and third parties. A browser that blocks its code sends them nothing. */
const TrackingDesk = lazy(async () => ({ default: (await import('../tracking/tracking-desk.tsx')).TrackingDesk }));

const Window = () => {
  const locale = useLocale();
  const session = useSession();
  const trackers = useStorefront()?.trackers ?? [];
  const [isUnusualShop] = useState(() => isUnusual(readChosenSettings()));
  useSignInOnArrival();
  useFollowOtherTabs();
  // Pages without a switch of their own follow the device and the other tabs too.
  useColorMode();
  useEffect(() => rememberLocale(locale), [locale]);
  // A browser that forbids storage keeps no page either.
  useEffect(() => void keepOfflinePage().catch(() => {}), []);
  useWarmWantedActions();
  // A guest's tab may come alive after another one signed in, whose copy is not this tab's to remove.
  useEffect(() => void (session && reconcileLocalCopy(session)), [session]);
  useEffect(() => {
    const kept = takeToast();
    if (kept) showToast(kept);
  }, []);
  // Shows testers and their tools that buttons work from now on.
  useEffect(() => document.documentElement.setAttribute('data-hydrated', ''), []);
  return (
    <>
      {session && <GoOnAfterSignIn />}
      <Later isOptional>{session && <GiftNews />}</Later>
      <Later isOptional>{isUnusualShop && <SettingsBar />}</Later>
      <Overlays />
      <Later isOptional>{trackers.length > 0 && <TrackingDesk trackers={trackers} />}</Later>
    </>
  );
};

/** A window's parts beside its page: dialogs, messages, the other tabs, the interrupted action. The server prints none of it. */
export const BesidePage = () => useIsHydrated() && <Window />;
