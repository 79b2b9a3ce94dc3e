import { type ComponentType, createElement } from 'react';
import type { DialogControls } from './dialog-store.tsx';

/**
 * Loads a dialog that leads to others and back. Its definition passes these actions in, so that the modules do not
 * import each other.
 */
export const withWays =
  <Props extends object, Ways>(
    load: () => Promise<{ Dialog: ComponentType<Props & DialogControls & { ways: Ways }> }>,
    useWays: () => Ways,
  ) =>
  async () => {
    const { Dialog } = await load();
    return { Dialog: (props: Props & DialogControls) => createElement(Dialog, { ...props, ways: useWays() }) };
  };
