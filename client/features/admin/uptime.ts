/** The two largest units of a duration, which is all that an operator reads. */
export const uptimeParts = (
  seconds: number,
): { unit: 'days' | 'hours' | 'minutes'; values: Record<string, number> } => {
  const minutes = Math.floor(seconds / 60);
  const hours = Math.floor(minutes / 60);
  const days = Math.floor(hours / 24);
  if (days > 0) return { unit: 'days', values: { days, hours: hours % 24 } };
  if (hours > 0) return { unit: 'hours', values: { hours, minutes: minutes % 60 } };
  return { unit: 'minutes', values: { minutes, seconds: seconds % 60 } };
};
