import { useIntl } from 'react-intl';
import { formatDay } from './format.ts';
import { useClock } from './use-clock.ts';
import { useText } from './use-text.ts';

type DayAndTimeProps = { date: string | null; time: string | null | undefined };

/** A day and the time on it, or one of them. */
export const DayAndTime = ({ date, time }: DayAndTimeProps) => {
  const intl = useIntl();
  const clock = useClock();
  const text = useText();
  return (
    <>
      {date && formatDay(intl, date, 'day')}
      {date && time && text('shell.comma')}
      {time && <bdi>{clock(time)}</bdi>}
    </>
  );
};
