import { useMemo } from 'react';
import { durationText } from '../i18n/duration.ts';
import { useText } from '../i18n/use-text.ts';
import { reloadOnceForMissingChunk } from '../routing/missing-chunk.ts';
import { track } from '../tracking/track.ts';
import { DialogHost } from '../ui/dialog/dialog-host.tsx';
import { ToastHost } from '../ui/feedback/toast-host.tsx';
import { TooltipHost } from '../ui/feedback/tooltip-host.tsx';

const tellOpening = (component: string) => track({ event: 'dialog_open', component });
const tellClosing = (component: string) => track({ event: 'dialog_close', component });

/** Dialogs, toasts and tooltips: the code that draws them is fetched with their first use. */
export const Islands = () => {
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
