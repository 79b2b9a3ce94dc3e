/** The id of the element in which all toasts stand. */
export const toastPlaceId = 'toasts';

/** Puts the toasts over what has come into the top layer since; those that are shown do not come in again. */
export const raiseToasts = (): void => {
  const place = document.getElementById(toastPlaceId);
  place?.hidePopover?.();
  place?.showPopover?.();
  for (const motion of place?.getAnimations?.({ subtree: true }) ?? []) motion.finish();
};
