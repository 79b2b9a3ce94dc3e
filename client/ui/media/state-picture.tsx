import type { SyntheticEvent } from 'react';
import * as styles from '../feedback/state.styles.ts';

/** The files in `client/public/images/states`. */
export type StatePictureName =
  | 'bookings'
  | 'cart'
  | 'down'
  | 'gift-cards'
  | 'gifts'
  | 'guest'
  | 'not-found'
  | 'notifications'
  | 'results'
  | 'saved';

/** A drawing that cannot be loaded, such as offline, leaves its place empty. */
const hide = ({ currentTarget }: SyntheticEvent<HTMLElement>) => {
  currentTarget.style.visibility = 'hidden';
};

/** A drawing for an empty or failed state. It is loaded lazily. */
export const StatePicture = ({ name }: { name: StatePictureName }) => (
  <img
    src={`/images/states/${name}.svg`}
    alt=""
    className={styles.picture}
    loading="lazy"
    decoding="async"
    width={240}
    height={180}
    onError={hide}
  />
);
