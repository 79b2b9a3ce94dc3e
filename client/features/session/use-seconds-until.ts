import { useEffect, useState } from 'react';

/** A clock that is set wrong must not make anybody wait longer than this. Seconds. */
const longestWait = 15 * 60;

const secondsUntil = (moment: string): number => {
  const seconds = Math.ceil((Date.parse(moment) - Date.now()) / 1000);
  return Math.min(longestWait, Math.max(0, seconds || 0));
};

/** Counts down to a moment, second by second, and stays at 0. */
export const useSecondsUntil = (moment: string | null): number => {
  const [seconds, setSeconds] = useState(() => (moment ? secondsUntil(moment) : 0));
  useEffect(() => {
    const count = () => setSeconds(moment ? secondsUntil(moment) : 0);
    count();
    const timer = setInterval(count, 1000);
    return () => clearInterval(timer);
  }, [moment]);
  return seconds;
};

/** `4:05`, or `0:42` below a minute. */
export const minutesAndSeconds = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
