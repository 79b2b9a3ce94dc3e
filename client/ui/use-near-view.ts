import { useEffect, useRef, useState } from 'react';

/** How far above or below the window something counts as near. */
const around = '800px';

/** Whether the element has come near the window once: what it needs can be fetched just before it is seen. */
export const useNearView = <Found extends HTMLElement>() => {
  const ref = useRef<Found>(null);
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (!ref.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        setIsNear(true);
      },
      { rootMargin: `${around} 0px` },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, []);
  return { ref, isNear };
};
