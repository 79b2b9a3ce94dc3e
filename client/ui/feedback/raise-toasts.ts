/** The id of the element in which all toasts stand. */
export const toastPlaceId = 'toasts';

/** Puts the toasts over what has come into the top layer since. */
export const raiseToasts = (): void => {
  const place = document.getElementById(toastPlaceId);
  place?.hidePopover?.();
  place?.showPopover?.();
};
