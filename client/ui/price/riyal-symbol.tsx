import * as styles from './price.styles.ts';

/** Under this id the symbol's outline stands in the page. */
export const riyalId = 'riyal';

/** The outline of U+20C1, which the fonts do not have yet. */
const riyal =
  'M175,278c-5,11-8,23-10,36l106-23c5-11,8-23,10-36l-106,23ZM271,224c5-11,8-23,10-36l-83,18v-34l73-16c5-11,8-23,10-36l-83,18V17c-13,7-24,17-33,28v101l-33,7V0c-13,7-24,17-33,28v131l-74,16c-5,11-8,23-10,36l84-18v43l-90,19c-5,11-8,23-10,36l94-20c8-2,14-6,18-12l17-25c2-3,3-6,3-9v-37l33-7v68l106-23Z';

/** The outline of the riyal symbol, once for all prices of a page; each of them refers to it. */
export const RiyalSymbol = () => (
  <svg className={styles.outline} aria-hidden="true">
    <path id={riyalId} d={riyal} />
  </svg>
);
