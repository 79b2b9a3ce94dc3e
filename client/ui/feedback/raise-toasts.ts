/** The id of the element with all toasts. */
export const toastPlaceId = 'toasts';

/** Moves the toasts to the top of the top layer, without a new entry animation. */
export const raiseToasts = (): void => {
  const place = document.getElementById(toastPlaceId);
  place?.hidePopover?.();
  place?.showPopover?.();
  for (const motion of place?.getAnimations?.({ subtree: true }) ?? []) motion.finish();
};
