import { formatDay } from './format.ts';
import { useClock } from './use-clock.ts';
import { useLocale } from './use-locale.tsx';

/** A day, and the time on it where there is one. */
export const DayAndTime = ({ date, time }: { date: string; time: string | null | undefined }) => {
  const locale = useLocale();
  const clock = useClock();
  return (
    <>
      {formatDay(locale, date, 'day')}
      {time && (
        <>
          {' · '}
          <bdi>{clock(time)}</bdi>
        </>
      )}
    </>
  );
};
