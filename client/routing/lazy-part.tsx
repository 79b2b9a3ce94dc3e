import { type ComponentType, createElement, type ReactNode, Suspense, use } from 'react';

type PartModule = { Part: (props: never) => ReactNode };

type PropsOf<Module extends PartModule> = Parameters<Module['Part']>[0] & object;

/**
 * A part of a page whose code the first load does without: the server prints it, the browser fetches it when it is
 * shown. Whoever renders on the server awaits `load` before, in the page's `prefetch`.
 */
export const lazyPart = <Module extends PartModule>(load: () => Promise<Module>) => {
  let arrived: Module | null = null;
  let loading: Promise<Module> | null = null;
  const loadOnce = (): Promise<Module> => {
    loading ??= load().then(
      (module) => {
        arrived = module;
        return module;
      },
      (error) => {
        loading = null;
        throw error;
      },
    );
    return loading;
  };
  const Arrived = (props: PropsOf<Module>) => {
    const Part = (arrived ?? use(loadOnce())).Part as ComponentType<PropsOf<Module>>;
    return createElement(Part, props);
  };
  const View = (props: PropsOf<Module>) => <Suspense fallback={null}>{createElement(Arrived, props)}</Suspense>;
  return { View, load: loadOnce, arrived: () => arrived };
};
