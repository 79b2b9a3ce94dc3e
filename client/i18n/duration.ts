import type { Text } from './message-id.ts';

/** How long a treatment takes, as people say it: 45 minutes, 2 hours, 2 hours 30. */
export const durationText = (text: Text, minutes: number): string => {
  if (minutes < 60) return text('shell.minutes', { count: minutes });
  const hours = text('shell.hours', { count: Math.floor(minutes / 60) });
  return minutes % 60 === 0 ? hours : text('shell.hoursAndMinutes', { hours, minutes: minutes % 60 });
};
