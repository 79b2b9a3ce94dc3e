/** Dialogs, toasts and tooltips: each arrives with its first use. */
export const Islands = () => null;
