/** One value a minute, null where there is none. */
export type Series = readonly (number | null)[];

export type Summary = { least: number; most: number; last: number };

const isValue = (value: number | null): value is number => value !== null;

/** Null where no minute has a value. */
export const summaryOf = (series: Series): Summary | null => {
  const values = series.filter(isValue);
  const last = values.at(-1);
  return last === undefined ? null : { least: Math.min(...values), most: Math.max(...values), last };
};

/**
 * The path of a line through a box of `width` by `height`: zero at the bottom, the greatest value, or `top` when that is
 * more, at the top. A minute without a value is a gap; one between gaps is a point.
 */
export const sparkPath = (series: Series, width: number, height: number, top = 1): string => {
  const most = Math.max(top, ...series.filter(isValue));
  const step = width / Math.max(1, series.length - 1);
  return series
    .map((value, place) => {
      if (value === null) return '';
      const isFirst = place === 0 || series[place - 1] === null;
      const x = Math.round(place * step * 10) / 10;
      const y = Math.round((height - (value / most) * height) * 10) / 10;
      const isPoint = isFirst && (series[place + 1] ?? null) === null;
      return isPoint ? `M${x} ${y}h0` : `${isFirst ? 'M' : 'L'}${x} ${y}`;
    })
    .join('');
};
