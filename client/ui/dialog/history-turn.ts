/**
 * Code that writes the history asks here first: the promise resolves when the entries of dialogs are out of the way.
 * `dialog-history.ts` answers once dialogs can be drawn.
 */
export const historyTurn: { wait?: (type: 'push' | 'replace') => Promise<void> | undefined } = {};
