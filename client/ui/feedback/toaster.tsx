import { Box } from '@chakra-ui/react/box';
import { Portal } from '@chakra-ui/react/portal';
import { Toast as ChakraToast, Toaster as ChakraToaster, useToastStyles } from '@chakra-ui/react/toast';
import { type FocusEvent, type MouseEvent, useCallback, useEffect, useRef, useState } from 'react';
import { Island } from '../dialog/island.tsx';
import { Icon } from '../media/icon.tsx';
import type { IconName } from '../media/icon-bodies.ts';
import { useSwipe } from '../media/use-swipe.ts';
import { drawToasts, type Toast, type ToastColor } from './toast.ts';
import { addToast, buildToastQueue, type ToastQueue, whenDrawn } from './toast-queue.ts';
import { useToastPlace } from './use-toast-place.ts';

const icons: Record<ToastColor, IconName> = {
  success: 'circle-check',
  error: 'circle-alert',
  warning: 'triangle-alert',
  info: 'bell',
};

type CardProps = Omit<Toast, 'color'> & { id: string; type: ToastColor };

const Kind = ({ type }: { type: ToastColor }) => (
  <Box css={useToastStyles().indicator}>
    <Icon name={icons[type]} />
  </Box>
);

const attended = '[data-scope=toast][data-part=root]:is(:hover, :focus-within)';

/** A toast that goes while it is hovered or focused sends no event, and the others would stay paused for good. */
const resumeUnattended = (queue: ToastQueue): void => {
  if (document.querySelector(attended) === null) queue.resume();
};

/** A press with mouse or finger takes no focus away from what the visitor does. */
const keepFocus = (event: MouseEvent) => event.preventDefault();

type ToastCardProps = { toast: CardProps; queue: ToastQueue; closeLabel: string; onGone: () => void };

const ToastCard = ({ toast, queue, closeLabel, onGone }: ToastCardProps) => {
  const swipe = useSwipe(() => queue.dismiss(toast.id));
  useEffect(
    () => () => {
      requestAnimationFrame(() => {
        onGone();
        resumeUnattended(queue);
      });
    },
    [queue, onGone],
  );
  return (
    <ChakraToast.Root
      role={toast.type === 'error' ? 'alert' : 'status'}
      flexWrap="wrap"
      onMouseDown={keepFocus}
      {...swipe}
    >
      <Kind type={toast.type} />
      <Box flex="1 1 8rem" minInlineSize="0" minBlockSize="11" display="grid" alignContent="center">
        <ChakraToast.Title>{toast.title}</ChakraToast.Title>
        {toast.description && <ChakraToast.Description as="p">{toast.description}</ChakraToast.Description>}
      </Box>
      {toast.action && (
        <ChakraToast.ActionTrigger order={{ base: '1', sm: '0' }}>{toast.action.label}</ChakraToast.ActionTrigger>
      )}
      <ChakraToast.CloseTrigger aria-label={closeLabel}>
        <Icon name="x" />
      </ChakraToast.CloseTrigger>
    </ChakraToast.Root>
  );
};

/**
 * F8 leads to the region; from there the trap of an open dialog would lead away again, so the newest message takes over.
 * Only after the event: else the region would pass for the place where the focus was before, and get it back for ever.
 */
const focusNewest = ({ target, currentTarget }: FocusEvent<HTMLElement>) => {
  if (target !== currentTarget) return;
  queueMicrotask(() => currentTarget.querySelector<HTMLElement>('[data-part=root]')?.focus());
};

/** Where the focus was before it went to the messages; a message that goes with the focus in it gives it back. */
const useFocusBefore = () => {
  const before = useRef<HTMLElement | null>(null);
  const note = ({ relatedTarget, currentTarget }: FocusEvent<HTMLElement>) => {
    if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget)) before.current = relatedTarget;
  };
  const giveBack = useCallback(() => {
    if (document.activeElement !== document.body || !before.current?.isConnected) return;
    before.current.focus({ preventScroll: true });
  }, []);
  return { note, giveBack };
};

export type ToasterLabels = { close: string; region: string };

const buildQueue = () => {
  const queue = buildToastQueue({
    isPhone: window.matchMedia('(max-width: 47.99rem)').matches,
    isRtl: document.documentElement.dir === 'rtl',
  });
  whenDrawn(queue, () => drawToasts((toast) => addToast(queue, toast)));
  return queue;
};

export const Toaster = ({ labels }: { labels: ToasterLabels }) => {
  const [queue] = useState(buildQueue);
  const { note, giveBack } = useFocusBefore();
  const place = useToastPlace();
  const onFocus = (event: FocusEvent<HTMLElement>) => {
    note(event);
    focusNewest(event);
  };
  return (
    <Island>
      <Portal>
        <ChakraToaster toaster={queue} aria-label={`${labels.region} (F8)`} style={place} onFocus={onFocus}>
          {(toast) => (
            <ToastCard toast={toast as CardProps} queue={queue} closeLabel={labels.close} onGone={giveBack} />
          )}
        </ChakraToaster>
      </Portal>
    </Island>
  );
};
