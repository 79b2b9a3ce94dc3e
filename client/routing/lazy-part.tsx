import { type ComponentType, createElement, memo, type ReactNode, Suspense, use, useState } from 'react';
import { windowText } from '../i18n/arriving-texts.ts';
import { showToastOverReload } from '../ui/feedback/toast.ts';
import { firstSign } from '../ui/first-sign.ts';
import { reloadOnceForMissingChunk } from './newer-build.ts';

type PartModule = { Part: (props: never) => ReactNode };

type PropsOf<Module extends PartModule> =
  Parameters<Module['Part']> extends [infer Props extends object] ? Props : object;

let onServer: Promise<unknown> = Promise.resolve();

/** Resolves when every lazy component known so far is loaded. For the server, which loads all of them. */
export const partsArrived = (): Promise<unknown> => onServer;

const reloadForMissing = (error: unknown): void => {
  showToastOverReload({ title: windowText('shell.failure.NETWORK'), color: 'error' });
  reloadOnceForMissingChunk(error);
  reportError(error);
};

/**
 * A lazy component, whose code is not in the first load: the server renders it, the browser fetches it when it is
 * shown, and until then the server's HTML stays; once it is needed, `fallback` stands in its place. It stays there when
 * the code cannot be fetched, and `onMissing` is called: a failure while rendering would take the page or the dialog
 * around it away, with what is typed there. The next time that it is shown it tries again.
 */
export const lazyPart = <Module extends PartModule>(
  load: () => Promise<Module>,
  fallback: ReactNode = null,
  onMissing: (error: unknown) => void = reloadForMissing,
) => {
  let arrived: Module | null = null;
  let loading: Promise<Module> | null = null;
  const loadOnce = (): Promise<Module> => {
    if (loading) return loading;
    const promise: Promise<Module> = load().then((module) => {
      arrived = module;
      // The fields that React reads of a settled promise, so that it continues without suspending.
      Object.assign(promise, { status: 'fulfilled', value: module });
      return module;
    });
    loading = promise;
    return promise;
  };
  const loadAhead = () =>
    loadOnce().catch((error) => {
      loading = null;
      throw error;
    });
  if (import.meta.env.SSR) onServer = Promise.allSettled([onServer, loadOnce()]);
  const loadPatiently = (): Promise<Module> =>
    arrived
      ? loadOnce()
      : loadAhead().catch((error) => {
          onMissing(error);
          return new Promise(() => {});
        });
  const Arrived = ({ code, props }: { code: Promise<Module>; props: PropsOf<Module> }) =>
    createElement(use(code).Part as ComponentType<PropsOf<Module>>, props);
  const View = (props: PropsOf<Module>) => {
    // Once for as long as it is shown: each drawing would otherwise fetch again.
    const [code] = useState(loadPatiently);
    return (
      <Suspense fallback={fallback}>
        <Arrived code={code} props={props} />
      </Suspense>
    );
  };
  return { View, load: loadAhead, arrived: () => arrived };
};

/** A lazy component beside the pages, which the window does without when its code cannot be fetched. */
export const sparePart = <Module extends PartModule>(load: () => Promise<Module>) => lazyPart(load, null, () => {});

/**
 * A lazy component that works as it was printed, being made of links: its code is not fetched before the first sign of
 * the visitor. Not for buttons and forms: a press that comes before the code is lost, or leads away from the page.
 */
export const restingPart = <Module extends PartModule>(load: () => Promise<Module>) => {
  const { View } = sparePart(import.meta.env.SSR ? load : () => firstSign.then(load));
  // What is drawn anew with other properties while its code is missing would go until that is there.
  return memo(View);
};
