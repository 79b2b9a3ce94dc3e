import { Dialog, useDialogStyles } from '@chakra-ui/react/dialog';
import { Portal } from '@chakra-ui/react/portal';
import { chakra } from '@chakra-ui/react/styled-system';
import { type ReactNode, Suspense, useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { Icon } from '../media/icon.tsx';
import {
  type DialogLabels,
  type DialogLook,
  type DialogSize,
  pageLanguage,
  StageContext,
  useStage,
} from './dialog-context.ts';
import { DialogSkeleton } from './dialog-skeleton.tsx';
import { useDialogs } from './dialog-store.tsx';
import { noteFrame } from './dialog-ways.ts';
import { Island } from './island.tsx';

/** The ids that Chakra gives to the regions of toasts. */
const toastRegions = 'toast-group:top toast-group:bottom-end toast-group:bottom-start';

const firstStop = (content: HTMLElement | null, stop: string | null): HTMLElement | null => {
  const left = stop && content?.querySelector<HTMLElement>(`[data-stop="${CSS.escape(stop)}"]`);
  return left || (content?.querySelector<HTMLElement>('[data-autofocus]') ?? content);
};

/** A visitor who moved the focus by keyboard before it was led into the sheet keeps it there. */
const arrivalIn = (content: HTMLElement | null, stop: string | null): HTMLElement | null => {
  const at = document.activeElement;
  return at instanceof HTMLElement && at !== content && content?.contains(at) ? at : firstStop(content, stop);
};

type DialogStageProps = {
  open: boolean;
  /** Changes with every opening, so that focus goes to the new dialog. */
  opening: number;
  opener: Element | null;
  /** Where the focus was when another dialog was opened over this one. */
  stop: string | null;
  labels: DialogLabels;
  /** Closes the sheet while no frame stands in it yet; later the frame is asked. */
  onClose: () => void;
  /** Called when the closing motion is over. */
  onGone: () => void;
  children: ReactNode;
};

/** The one sheet in which dialogs take turns; going from one to the next does not close and open it again. */
export const DialogStage = (props: DialogStageProps) => {
  const { open, opening, opener, stop, labels, onClose, onGone, children } = props;
  const titleId = useId();
  const content = useRef<HTMLDivElement>(null);
  const firstOpening = useRef(opening);
  const [{ size, busy, tall }, setLook] = useState<DialogLook>({ size: 'default', busy: false, tall: undefined });
  const askToClose = useRef(onClose);
  const stage = useMemo(
    () => ({ labels, titleId, opening, sheet: content, setLook, askToClose }),
    [labels, titleId, opening],
  );
  const openerElement = opener instanceof HTMLElement && opener.isConnected ? opener : null;
  useEffect(() => {
    if (opening !== firstOpening.current) firstStop(content.current, stop)?.focus({ preventScroll: true });
  }, [opening, stop]);
  return (
    <Island>
      <Dialog.Root
        open={open}
        size={size as never}
        closeOnEscape={!busy}
        closeOnInteractOutside={!busy}
        onOpenChange={(change) => change.open || askToClose.current()}
        onExitComplete={() => {
          if (document.activeElement === document.body) openerElement?.focus({ preventScroll: true });
          onGone();
        }}
        initialFocusEl={() => arrivalIn(content.current, stop)}
        finalFocusEl={() => openerElement}
      >
        <Portal>
          <Dialog.Backdrop />
          <Dialog.Positioner>
            <Dialog.Content ref={content} {...pageLanguage()} aria-labelledby={titleId} data-tall={tall}>
              {/* The focus trap takes what is controlled from inside for its own: so F8 and Tab reach the toasts. */}
              {/* biome-ignore lint/a11y/useAriaPropsSupportedByRole: only the focus trap reads it */}
              <span hidden aria-expanded="true" aria-controls={toastRegions} />
              <StageContext value={stage}>
                <Suspense fallback={<DialogSkeleton />}>{children}</Suspense>
              </StageContext>
            </Dialog.Content>
          </Dialog.Positioner>
        </Portal>
      </Dialog.Root>
    </Island>
  );
};

type DialogFrameProps = {
  title: ReactNode;
  size?: DialogSize;
  onClose: () => void;
  /** Stays in reach of the thumb while the body scrolls: the primary action stands here. */
  footer?: ReactNode;
  /** While something is being sent the dialog cannot be closed. */
  busy?: boolean;
  /** Screen readers still read the title. */
  hideTitle?: boolean;
  /** The body begins with a picture, under a head that is clear; `DialogTitle` stands in the body. */
  cover?: boolean;
  /**
   * Part of the body comes later: the sheet has its height from the beginning, `whole` all that there is. One with a cover
   * has it too. `low` is for steps of few fields, which are all as high as the highest.
   */
  tall?: boolean | 'whole' | 'low';
  onBack?: () => void;
  backLabel?: string;
  /** How many steps of the same dialog lie before this one. The browser's way back calls `onBack` for each. */
  step?: number;
  children: ReactNode;
};

/** The name of a dialog whose frame wears `cover`. */
export const DialogTitle = ({ children }: { children: ReactNode }) => (
  <Dialog.Title id={useStage().titleId}>{children}</Dialog.Title>
);

/** The frame of every dialog. An element with `data-autofocus` gets the focus; else the dialog itself does. */
export const DialogFrame = (props: DialogFrameProps) => {
  const { title, size = 'default', onClose, footer, busy = false, hideTitle, cover, tall } = props;
  const { onBack, backLabel, step = 0, children } = props;
  const { labels, titleId, opening, sheet, setLook, askToClose } = useStage();
  const dialogs = useDialogs();
  const looks = useDialogStyles();
  const height = cover || tall ? (typeof tall === 'string' ? tall : '') : undefined;
  useLayoutEffect(() => setLook({ size, busy, tall: height }), [setLook, size, busy, height]);
  useLayoutEffect(() => {
    askToClose.current = onClose;
  }, [askToClose, onClose]);
  useEffect(() => {
    // The step before has gone together with the element that had the focus.
    if (document.activeElement === document.body) firstStop(sheet.current, null)?.focus({ preventScroll: true });
  }, [sheet]);
  useLayoutEffect(() => noteFrame(dialogs, { opening, step, isBusy: busy, back: onBack, close: onClose }));
  return (
    <>
      <Dialog.Header data-part="header" data-cover={cover ? '' : undefined}>
        {onBack && (
          <chakra.button
            type="button"
            css={looks.closeTrigger}
            marginInlineStart="-2"
            marginInlineEnd="0"
            aria-label={backLabel}
            disabled={busy}
            onClick={onBack}
          >
            <Icon name="chevron-left" />
          </chakra.button>
        )}
        {!cover && (
          <Dialog.Title id={titleId} data-quiet={hideTitle ? '' : undefined}>
            {title}
          </Dialog.Title>
        )}
        <Dialog.CloseTrigger aria-label={labels.close} disabled={busy}>
          <Icon name="x" />
        </Dialog.CloseTrigger>
      </Dialog.Header>
      <Dialog.Body data-cover={cover ? '' : undefined} aria-busy={busy || undefined}>
        {children}
      </Dialog.Body>
      {footer && <Dialog.Footer data-part="footer">{footer}</Dialog.Footer>}
    </>
  );
};
