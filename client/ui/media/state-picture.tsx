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

/** A drawing that cannot be fetched, without a network for example, leaves its place empty. */
const hide = ({ currentTarget }: SyntheticEvent<HTMLElement>) => {
  currentTarget.style.visibility = 'hidden';
};

/** A drawing that says at a glance what is missing. It is fetched only where it is seen. */
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
