import { describe, expect, it } from 'vitest';
import { minutesOfDay } from './slot-moment.ts';
import { firstDate, freeDates, groupSlots, nearestSlots, slotAt, startingSlot } from './slots.ts';

const slot = (time: string, date = '2026-11-23') => ({ time, startAt: `${date} ${time}:00`, endAt: `${date} end` });
const day = (date: string, ...times: string[]) => ({ date, slots: times.map((time) => slot(time, date)) });

describe('the times of a day', () => {
  it('reads the clock however the provider writes it', () => {
    const clocks = { '9:30 PM': 1290, '12:05 am': 5, '٠٤:١٥ م': 975, '2026-11-23 09:00:00': 540, soon: null };
    for (const [time, minutes] of Object.entries(clocks)) expect(minutesOfDay(time), time).toBe(minutes);
  });

  it.each(['2026-11-23 02:30 PM', '23/11/2026 ٢:٣٠ م', '2026-11-23T11:30:00Z', '23-11-2026 14:30:00'])(
    'shows a customer their own time on its day, before noon or after: %s [APPT-06]',
    (written) => expect(slotAt(written)).toMatchObject({ date: '2026-11-23', time: '14:30' }),
  );

  it('shows a customer mornings, afternoons and evenings apart, each time as it was given [APPT-02]', () => {
    const groups = groupSlots(['09:00', '11:30', '12:00', '16:59', '17:00', '21:30'].map((time) => slot(time)));
    expect(groups.map(({ part, slots }) => [part, slots.map(({ time }) => time)])).toEqual([
      ['morning', ['09:00', '11:30']],
      ['afternoon', ['12:00', '16:59']],
      ['evening', ['17:00', '21:30']],
    ]);
  });

  it('keeps a time that no clock can read', () => {
    expect(groupSlots([slot('after prayer')])[0]?.part).toBe('anytime');
  });
});

describe('choosing', () => {
  it('offers a customer only days that have free times, the first of them at once [APPT-11]', () => {
    const days = [day('2026-11-22'), day('2026-11-23', '09:00'), day('2026-11-25', '10:00')];
    expect([...freeDates(days)]).toEqual(['2026-11-23', '2026-11-25']);
    expect(firstDate(days, null)).toBe('2026-11-23');
    expect(firstDate(days, '2026-11-25')).toBe('2026-11-25');
    expect(firstDate(days, '2026-11-22')).toBe('2026-11-23');
    expect(firstDate([], null)).toBeNull();
  });

  it('starts the editing of a line without a time from 21:30, but only if that is free [APPT-13]', () => {
    expect(startingSlot([slot('20:30'), slot('9:30 PM')])?.time).toBe('9:30 PM');
    expect(startingSlot([slot('20:30'), slot('22:00')])).toBeNull();
  });

  it('offers the times around the one that another customer took, also of the days beside it', () => {
    const days = [day('2026-11-22', '20:00'), day('2026-11-23', '09:00', '09:30', '10:30', '18:00')];
    const lost = { ...slot('09:30'), date: '2026-11-23' };
    expect(nearestSlots(days, lost, 3).map(({ date, time }) => `${date} ${time}`)).toEqual([
      '2026-11-23 09:00',
      '2026-11-23 10:30',
      '2026-11-23 18:00',
    ]);
  });
});
