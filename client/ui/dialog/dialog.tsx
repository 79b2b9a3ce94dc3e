import {
  createContext,
  type ReactNode,
  type RefObject,
  use,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { Icon } from '../media/icon.tsx';
import { type OpenDialog, useDialogs } from './dialog-store.tsx';
import * as styles from './sheet.styles.ts';
import { heightOf, type SheetLook, SheetTitle, TitleId } from './sheet.tsx';
import { leadFocus, useModal } from './use-modal.ts';

/** The widths of the specification: 638, 430, 539 and 800 px; on phones every dialog is as wide as the screen. */
type DialogSize = 'default' | 'success' | 'appointment' | 'legal';

export type DialogLabels = { close: string; back: string; loading: string; failed: string };

type Stage = {
  labels: DialogLabels;
  titleId: string;
  opening: number;
  sheet: RefObject<HTMLElement | null>;
  /** Runs for the close button, Escape and a press outside. */
  askToClose: RefObject<() => void>;
  /** Replaces the close button before scripts run. */
  closeLink: ReactNode;
};

const StageContext = createContext<Stage | null>(null);

const useStage = (): Stage => {
  const stage = use(StageContext);
  if (!stage) throw new Error('A DialogFrame stands only in a dialog that was opened through useDialogs()');
  return stage;
};

type DialogStageProps = Pick<OpenDialog, 'opening' | 'opener' | 'stop' | 'isStill'> & {
  open: boolean;
  /** Its content stands for a dialog whose code is loading. */
  waiting?: boolean;
  labels: DialogLabels;
  /** Closes the sheet until its frame is mounted; later the frame decides. */
  onClose: () => void;
  /** Called when the closing animation is over. */
  onGone: () => void;
  /** Given by a page with which the server prints the dialog. */
  printed?: {
    /** Its scripts run: until then it is a part of the page, which can be read and left. */
    isAlive: boolean;
    closeLink: ReactNode;
  };
  children: ReactNode;
};

/** The one sheet of all dialogs; a change of the dialog does not close and open it again. */
export const DialogStage = (props: DialogStageProps) => {
  const { open, waiting = false, opening, opener, stop, labels, onClose, onGone, isStill, printed, children } = props;
  const isAlive = printed?.isAlive ?? true;
  const closeLink = isAlive ? null : printed?.closeLink;
  const titleId = useId();
  const sheet = useRef<HTMLElement>(null);
  const [still] = useState(isStill ? '' : undefined);
  const askToClose = useRef(onClose);
  const stage = useMemo(
    () => ({ labels, titleId, opening, sheet, askToClose, closeLink }),
    [labels, titleId, opening, closeLink],
  );
  useModal(sheet, { open: open && isAlive, opener, stop, askToClose, onGone: isAlive ? onGone : undefined });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the shown dialog is another one
  useEffect(() => {
    if (open && isAlive) leadFocus(sheet.current, stop);
  }, [opening, waiting]);
  const state = open ? 'open' : 'closed';
  const parts = (
    <>
      <div className={styles.scrim} data-state={state} data-scrim="" />
      <section
        ref={sheet}
        {...(isAlive && { popover: 'manual', role: 'dialog', 'aria-modal': 'true', tabIndex: -1 })}
        className={styles.sheet}
        // A dialog that is not printed does not lie inside the part of the page that opened it.
        {...(!printed && { lang: document.documentElement.lang, dir: document.documentElement.dir })}
        aria-labelledby={titleId}
        aria-label={waiting ? labels.loading : undefined}
        aria-busy={waiting || undefined}
        data-state={state}
        data-still={still}
      >
        <StageContext value={stage}>{children}</StageContext>
      </section>
    </>
  );
  return printed ? parts : createPortal(parts, document.body);
};

type DialogFrameProps = SheetLook & {
  title: ReactNode;
  size?: DialogSize;
  onClose: () => void;
  /** Fixed footer for the primary action, while the body scrolls. */
  footer?: ReactNode;
  /** While something is being sent the dialog cannot be closed. */
  busy?: boolean;
  /** Screen readers still read the title. */
  hideTitle?: boolean;
  onBack?: () => void;
  /** Where the way back leads, if not to the dialog before. */
  backLabel?: string;
  /** How many steps of the same dialog lie before this one. The browser's way back calls `onBack` for each. */
  step?: number;
  children: ReactNode;
};

const stay = () => {};

/** The frame of every dialog. An element with `data-autofocus` gets the focus; else the dialog itself does. */
export const DialogFrame = (props: DialogFrameProps) => {
  const { title, size = 'default', onClose, footer, busy = false, hideTitle, cover, tall } = props;
  const { onBack, backLabel, step = 0, children } = props;
  const { labels, titleId, opening, sheet, askToClose, closeLink } = useStage();
  const dialogs = useDialogs();
  useLayoutEffect(() => {
    askToClose.current = busy ? stay : onClose;
  }, [askToClose, busy, onClose]);
  // On a short screen the sheet itself scrolls: the next step begins at its top.
  useLayoutEffect(() => {
    if (sheet.current) sheet.current.scrollTop = 0;
  }, [sheet]);
  useEffect(() => {
    // The previous step was removed together with the focused element.
    if (document.activeElement === document.body) leadFocus(sheet.current, null);
  }, [sheet]);
  useLayoutEffect(() => dialogs.noteFrame({ opening, step, isBusy: busy, back: onBack, close: onClose }));
  const covered = cover ? '' : undefined;
  return (
    <TitleId value={titleId}>
      <div
        className={styles.head}
        data-part="header"
        data-cover={covered}
        data-size={size}
        data-tall={heightOf({ cover, tall })}
      >
        {onBack && (
          <button
            type="button"
            className={styles.way}
            data-back=""
            aria-label={backLabel ?? labels.back}
            disabled={busy}
            onClick={onBack}
          >
            <Icon name="chevron-left" />
          </button>
        )}
        {!cover && <SheetTitle isQuiet={hideTitle}>{title}</SheetTitle>}
        {closeLink || (
          <button type="button" className={styles.way} aria-label={labels.close} disabled={busy} onClick={onClose}>
            <Icon name="x" />
          </button>
        )}
      </div>
      <div
        className={styles.body}
        data-cover={covered}
        data-last={footer ? undefined : ''}
        aria-busy={busy || undefined}
      >
        {children}
      </div>
      {footer && (
        <div className={styles.footer} data-part="footer">
          {footer}
        </div>
      )}
    </TitleId>
  );
};
