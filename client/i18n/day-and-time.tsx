import { formatDay } from './format.ts';
import { useLocale } from './use-locale.tsx';

/** A day, and the time on it where there is one. */
export const DayAndTime = ({ date, time }: { date: string; time: string | null | undefined }) => {
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
