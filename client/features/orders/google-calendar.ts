type Appointment = {
  name: string;
  /** `YYYY-MM-DD` and `HH:MM`, Asia/Riyadh. */
  date: string;
  time: string;
  /** As the provider wrote it; only a time of Riyadh's clock is understood. */
  endAt: string | null;
};

type Circumstances = { details: string; location: string | null };

const stampOf = (date: string, time: string): string => `${date}T${time}00`.replaceAll(/[-:]/g, '');

const endOf = ({ date, time, endAt }: Appointment): string => {
  const [, endDate, endTime] = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2})(?::\d{2})?$/.exec(endAt ?? '') ?? [];
  return endDate && endTime ? stampOf(endDate, endTime) : stampOf(date, time);
};

/** The URL at which Google's calendar takes an appointment over; nothing of it is loaded before the press. */
export const googleCalendarLink = (appointment: Appointment, { details, location }: Circumstances): string => {
  const { name, date, time } = appointment;
  const query = new URLSearchParams({
    action: 'TEMPLATE',
    text: name,
    dates: `${stampOf(date, time)}/${endOf(appointment)}`,
    ctz: 'Asia/Riyadh',
    details,
    ...(location && { location }),
  });
  return `https://calendar.google.com/calendar/render?${query}`;
};
