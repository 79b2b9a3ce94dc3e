import { type ComponentType, createElement, memo, type ReactNode, Suspense, use } from 'react';
import { firstSign } from '../ui/first-sign.ts';

type PartModule = { Part: (props: never) => ReactNode };

type PropsOf<Module extends PartModule> =
  Parameters<Module['Part']> extends [infer Props extends object] ? Props : object;

let onServer: Promise<unknown> = Promise.resolve();

/** Resolves when every lazy component known so far is loaded. For the server, which loads all of them. */
export const partsArrived = (): Promise<unknown> => onServer;

/**
 * A lazy component, whose code is not in the first load: the server renders it, the browser fetches it when it is
 * shown, and until then the server's HTML stays; once it is needed, `fallback` stands in its place.
 */
export const lazyPart = <Module extends PartModule>(load: () => Promise<Module>, fallback: ReactNode = null) => {
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
  // A failure is forgotten, but not during a render, which would otherwise fetch for ever.
  const loadAhead = () =>
    loadOnce().catch((error) => {
      loading = null;
      throw error;
    });
  if (import.meta.env.SSR) onServer = Promise.allSettled([onServer, loadOnce()]);
  const Arrived = (props: PropsOf<Module>) => {
    const Part = use(loadOnce()).Part as ComponentType<PropsOf<Module>>;
    return createElement(Part, props);
  };
  const View = (props: PropsOf<Module>) => <Suspense fallback={fallback}>{createElement(Arrived, props)}</Suspense>;
  return { View, load: loadAhead, arrived: () => arrived };
};

/**
 * A lazy component beside the pages. When its code cannot be fetched the window does without it: above it stands no
 * boundary, and the failure would take the page away.
 */
export const sparePart = <Module extends PartModule>(
  load: () => Promise<Module>,
  onMissing: (error: unknown) => void = () => {},
) =>
  lazyPart(() =>
    load().catch((error): Module => {
      onMissing(error);
      return { Part: () => null } as unknown as Module;
    }),
  );

/**
 * A lazy component that works as it was printed, being made of links: its code is not fetched before the first sign of
 * the visitor. Not for buttons and forms: a press that comes before the code is lost, or leads away from the page.
 */
export const restingPart = <Module extends PartModule>(load: () => Promise<Module>) => {
  // Without its code it stays as it was printed.
  const rest = () => firstSign.then(load).catch(() => new Promise<Module>(() => {}));
  const { View } = lazyPart(import.meta.env.SSR ? load : rest);
  // What is drawn anew with other properties while its code is missing would go until that is there.
  return memo(View);
};
