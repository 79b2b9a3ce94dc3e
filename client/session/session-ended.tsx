import { createContext, use } from 'react';

export const SessionEndedContext = createContext<() => void>(() => {});

/**
 * What to do when an answer says that there is no session: forget the customer and open the sign-in wizard. A signed-in
 * customer's window does so by itself for whatever is asked through the client.
 */
export const useSessionEnded = (): (() => void) => use(SessionEndedContext);
