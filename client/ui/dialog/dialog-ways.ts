import { type ComponentType, createElement } from 'react';
import type { DialogControls, DialogDefinition, DialogStore, OpenDialog } from './dialog-store.tsx';

/** The state of a drawn dialog's frame. */
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
const takePlaceOf = (open: OpenDialog, { before, below, isAtUrl }: OpenDialog): void => {
  Object.assign(open, { before, below, isAtUrl });
};

/**
 * A dialog that ends the work replaces all before it, and a dialog that was opened again from its next step replaces
 * itself.
 */
export const tidyDialogs = (open: OpenDialog): void => {
  const again = open.before?.before;
  if (open.definition.isEnd) takePlaceOf(open, firstOf(open));
  else if (again && again.definition === open.definition) takePlaceOf(open, again);
};

/** How many entries of the history lie between the page's own and this dialog. */
export const depthOf = ({ before, isAtUrl }: OpenDialog): number => {
  if (before) return depthOf(before) + 1;
  return isAtUrl ? 0 : 1;
};

/** Opens a dialog after the work of the open ones is done: Back leads to none of them. */
export const openInstead = <Props extends object>(
  dialogs: DialogStore,
  definition: DialogDefinition<Props>,
  props: Props,
): void => {
  dialogs.open(definition, props);
  const open = dialogs.current();
  if (open) takePlaceOf(open, firstOf(open));
};

/** Stores other properties for the open dialog, in case Back leads to it. */
export const amendDialog = <Props extends object>(dialogs: DialogStore, props: Props): void => {
  const open = dialogs.current();
  if (open) open.props = props;
};

/**
 * Loads a dialog that leads to others which lead back to it. Its definition hands it these ways, so that no two of them
 * need to know each other.
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
