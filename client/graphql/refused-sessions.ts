const eventName = 'rawnaq:session-refused';

export const tellRefusedSession = (): void => {
  window.dispatchEvent(new Event(eventName));
};

/** Calls the listener for every answer that knows no session; answers how to stop that. */
export const onRefusedSession = (listener: () => void): (() => void) => {
  window.addEventListener(eventName, listener);
  return () => window.removeEventListener(eventName, listener);
};
