import { createContext, type ReactNode, use } from 'react';

const SessionEndedContext = createContext<() => void>(() => {});

/** What to do when an answer says that the session has ended: forget the customer and open the sign-in wizard. */
export const useSessionEnded = (): (() => void) => use(SessionEndedContext);

export const SessionEndedScope = ({ onEnded, children }: { onEnded: () => void; children: ReactNode }) => (
  <SessionEndedContext value={onEnded}>{children}</SessionEndedContext>
);
