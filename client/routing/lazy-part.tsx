import { type ComponentType, createElement, type ReactNode, Suspense, use } from 'react';

type PartModule = { Part: (props: never) => ReactNode };

type PropsOf<Module extends PartModule> =
  Parameters<Module['Part']> extends [infer Props extends object] ? Props : object;

const onServer: Promise<unknown>[] = [];

/** Resolves when every part that is known by now can be printed. For the server, which fetches all at once. */
export const partsArrived = (): Promise<unknown> => Promise.allSettled(onServer);

/**
 * A part of a page whose code the first load does without: the server prints it, the browser fetches it when it is
 * shown, and until then it is what it is without scripts; once wanted, `fallback` stands in its place.
 */
export const lazyPart = <Module extends PartModule>(load: () => Promise<Module>, fallback: ReactNode = null) => {
  let arrived: Module | null = null;
  let loading: Promise<Module> | null = null;
  const loadOnce = (): Promise<Module> => {
    if (loading) return loading;
    const promise: Promise<Module> = load().then((module) => {
      arrived = module;
      // What React reads of a promise that has been kept, so that it goes on without a pause.
      Object.assign(promise, { status: 'fulfilled', value: module });
      return module;
    });
    loading = promise;
    return promise;
  };
  // A failure is forgotten, but not while the part is drawn, which would ask for ever.
  const loadAhead = () =>
    loadOnce().catch((error) => {
      loading = null;
      throw error;
    });
  if (import.meta.env.SSR) onServer.push(loadOnce());
  const Arrived = (props: PropsOf<Module>) => {
    const Part = use(loadOnce()).Part as ComponentType<PropsOf<Module>>;
    return createElement(Part, props);
  };
  const View = (props: PropsOf<Module>) => <Suspense fallback={fallback}>{createElement(Arrived, props)}</Suspense>;
  return { View, load: loadAhead, arrived: () => arrived };
};
