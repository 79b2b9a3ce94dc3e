import { createContext, use } from 'react';

export const SessionEndedContext = createContext<() => void>(() => {});

/** What to do when an answer says that the session has ended: forget the customer and open the sign-in wizard. */
export const useSessionEnded = (): (() => void) => use(SessionEndedContext);
