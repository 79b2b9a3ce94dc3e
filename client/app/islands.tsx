import { useMemo } from 'react';
import type { Dictionary } from '../i18n/dictionary.ts';
import { durationText } from '../i18n/duration.ts';
import { allNamespaces, type Namespace } from '../i18n/namespaces.ts';
import { useText } from '../i18n/use-text.ts';
import { track } from '../tracking/track.ts';
import { DialogHost } from '../ui/dialog/dialog-host.tsx';
import { ToastHost } from '../ui/feedback/toast-host.tsx';
import { TooltipHost } from '../ui/feedback/tooltip-host.tsx';
import { reloadOnceForMissingChunk } from './missing-chunk.ts';

const tellOpening = (component: string) => track({ event: 'dialog_open', component });
const tellClosing = (component: string) => track({ event: 'dialog_close', component });

const isNamespace = (name: string): name is Namespace => (allNamespaces as readonly string[]).includes(name);

/** Dialogs, toasts and tooltips: the code that draws them is fetched with their first use. */
export const Islands = ({ dictionary }: { dictionary: Dictionary }) => {
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
  const loadNamespaces = useMemo(
    () => (namespaces: readonly string[]) => dictionary.load(namespaces.filter(isNamespace)),
    [dictionary],
  );
  return (
    <>
      <DialogHost
        loadNamespaces={loadNamespaces}
        labels={labels}
        onOpen={tellOpening}
        onClose={tellClosing}
        onFailure={reloadOnceForMissingChunk}
      />
      <ToastHost labels={labels} />
      <TooltipHost />
    </>
  );
};
