/** The state of a history entry for a dialog, or for a step of one; the entry of a page has none. */
type Remembered = { depth?: number } | null;

let movement: Promise<void> | undefined;
let arrive = () => {};
let isLeft = false;

/** How many entries of dialogs lie between the page's own entry and the current one. */
export const entryDepth = (): number => (window.history.state as Remembered)?.depth ?? 0;

/** Resolves when the history stands where it was told to go; undefined while it stands still. */
export const historyMovement = (): Promise<void> | undefined => movement;

/** Whether another document is about to take the place of this one. */
export const isPageLeft = (): boolean => isLeft;

/** Milliseconds after which a history movement without an event counts as over. */
const longestMovementMs = 1500;

/**
 * Moves to the entry of this window. The visits of a frame in the page lie between the window's own entries in
 * `history.go`, which would then move the frame without an event; browsers without the Navigation API have only that.
 */
const moveBack = (entries: number): void => {
  const { navigation } = window;
  const here = navigation?.currentEntry?.index ?? 0;
  const target = navigation?.entries()[here - entries];
  if (target) navigation?.traverseTo(target.key).committed?.catch(() => {});
  else window.history.go(-entries);
};

/** Goes back by so many entries of this document. Nothing may be written to the history before it resolves. */
export const goBackBy = (entries: number): Promise<void> => {
  movement = new Promise((resolve) => {
    const late = setTimeout(noteArrival, longestMovementMs);
    arrive = () => {
      clearTimeout(late);
      resolve();
    };
    moveBack(entries);
  });
  return movement;
};

/** To be called when the history has moved. */
export const noteArrival = (): void => {
  movement = undefined;
  arrive();
};

/** Takes the entries of dialogs away, so that the next one follows the page's own; undefined when there are none. */
export const takeEntriesAway = (): Promise<void> | undefined =>
  movement ?? (entryDepth() > 0 ? goBackBy(entryDepth()) : undefined);

/** Loads another document from the page's own entry, while the dialog that leads there stays in sight. */
export const leavePage = async (load: () => void): Promise<void> => {
  isLeft = true;
  await movement;
  await takeEntriesAway();
  load();
};
