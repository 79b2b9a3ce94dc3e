import type { MouseEvent } from 'react';

/** Whether this is the second press of a double press: browsers count those that come shortly after each other. */
export const isRepeatedPress = ({ detail }: MouseEvent) => detail > 1;
