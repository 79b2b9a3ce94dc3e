/** How far a toast must be drawn aside, in either direction, to be dismissed. Pixels. */
export const swipeThresholdPx = 50;

/** What happens when the finger lets go of a toast that was drawn aside by `distance` pixels. */
export const swipeOutcome = (distance: number): 'dismiss' | 'stay' =>
  Math.abs(distance) >= swipeThresholdPx ? 'dismiss' : 'stay';
