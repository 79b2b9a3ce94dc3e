import { useEffect, useState } from 'react';

/** The text as it stood when nothing had been typed for `waitMs` milliseconds. */
export const useDebounced = (text: string, waitMs: number): string => {
  const [debounced, setDebounced] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(text), waitMs);
    return () => clearTimeout(timer);
  }, [text, waitMs]);
  return debounced;
};
