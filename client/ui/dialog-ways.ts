import type { DialogDefinition, DialogStore, OpenDialog } from './dialog-store.tsx';

/** What the frame of a drawn dialog says of itself. */
export type DrawnFrame = {
  /** The opening that it belongs to. */
  opening: number;
  /** How many steps of the same dialog lie before it. */
  step: number;
  isBusy: boolean;
  back: (() => void) | undefined;
  close: () => void;
};

let drawn: DrawnFrame | null = null;

export const noteFrame = (dialogs: DialogStore, frame: DrawnFrame): void => {
  drawn = frame;
  dialogs.noteDrawn();
};

/** The frame of the open dialog; null until it is drawn. */
export const frameOf = (open: OpenDialog): DrawnFrame | null => (drawn?.opening === open.opening ? drawn : null);

/** Goes back to the dialog from which the open one was opened. */
export const leadBack = (dialogs: DialogStore): void => dialogs.show(dialogs.current()?.before ?? null);

const firstOf = (open: OpenDialog): OpenDialog => (open.before ? firstOf(open.before) : open);

/** Puts the open dialog in the place of one that lies before it. */
const takePlaceOf = (open: OpenDialog, { before, below, isAtAddress }: OpenDialog): void => {
  Object.assign(open, { before, below, isAtAddress });
};

/** What ends the work of those before it takes the place of all, and what has been opened from its next step its own. */
export const tidyDialogs = (open: OpenDialog): void => {
  const again = open.before?.before;
  if (open.definition.isEnd) takePlaceOf(open, firstOf(open));
  else if (again && again.definition === open.definition) takePlaceOf(open, again);
};

/** How many entries of the history lie between the page's own and this dialog. */
export const depthOf = ({ before, isAtAddress }: OpenDialog): number => {
  if (before) return depthOf(before) + 1;
  return isAtAddress ? 0 : 1;
};

/** Opens what comes of the open dialogs when their work is done: none of them can be gone back to. */
export const openInstead = <Props extends object>(
  dialogs: DialogStore,
  definition: DialogDefinition<Props>,
  props: Props,
): void => {
  dialogs.open(definition, props);
  const open = dialogs.current();
  if (open) takePlaceOf(open, firstOf(open));
};

/** Remembers other properties for the open dialog, for the case that it is come back to. */
export const amendDialog = <Props extends object>(
  dialogs: DialogStore,
  _definition: DialogDefinition<Props>,
  props: Props,
): void => {
  const open = dialogs.current();
  if (open) open.props = props;
};
