import type { IntlShape } from 'react-intl';

/** Figures with their units, in the language of the page. */
export const inUnits = (intl: IntlShape) => {
  const written = (value: number, unit: string, maximumFractionDigits = 0) =>
    intl.formatNumber(value, { style: 'unit', unit, maximumFractionDigits });
  return {
    uptime: (seconds: number): string => {
      if (seconds < 60) return written(seconds, 'second');
      if (seconds < 3_600) return written(Math.floor(seconds / 60), 'minute');
      if (seconds < 172_800) return written(seconds / 3_600, 'hour', 1);
      return written(seconds / 86_400, 'day', 1);
    },
    megabytes: (bytes: number): string => written(bytes / 1024 / 1024, 'megabyte'),
  };
};
