import { formatDay } from '../../i18n/format.ts';
import { useLocale } from '../../i18n/use-locale.tsx';

/** Day and clock of an appointment in Riyadh. */
export const AppointmentTime = ({ date, time }: { date: string; time: string | null }) => {
  const locale = useLocale();
  return (
    <>
      {formatDay(locale, date, 'day')}
      {time && (
        <>
          {' · '}
          <bdi>{time}</bdi>
        </>
      )}
    </>
  );
};
