import type { Theme } from './color-tokens.ts';
import { rawnaqColors } from './rawnaq-colors.ts';

const { brass, red, orange } = rawnaqColors.scales;

/** Dusk over sand: a second salon, chosen by a setting alone. */
export const sahra: Theme = {
  name: { en: 'Sahra', ar: 'سهرة' },
  // A young moon over two dunes.
  mark: 'M18 3a7 7 0 1 0 7 9.500 5.500 5.500 0 0 1-7-9.500zM2 23c6-6.500 10.500-6.500 15.500-1.500C22 18 26 18.500 30 23v6H2z',
  markColors: ['#363e78', '#c3c9ea'],
  colors: {
    scales: {
      gray: '#faf6f4 #f2eae6 #e5d8d2 #d1bfb8 #a3918b #7f6e69 #62534f #49403d #352e2c #262120 #1a1615',
      palm: '#f1f2fa #e0e3f4 #c3c9ea #9ea7da #7782c5 #5762ad #454f95 #363e78 #2b325f #23284b #12152b',
      clay: '#fcf1f2 #f8e0e3 #efbfc5 #e2959f #d16a78 #b94b5b #9b3a49 #7c2e3a #61262f #4d2027 #290f13',
      brass,
      red,
      orange,
    },
    modes: {
      ...rawnaqColors.modes,
      'bg.subtle': ['#f5efec', '#201b1a'],
      'bg.muted': ['{colors.gray.100}', '#322b29'],
      'bg.emphasized': ['{colors.gray.200}', '#3f3734'],
      'bg.panel': ['#fffdfc', '#272120'],
      'bg.band': ['{colors.clay.50}', '#23191a'],
      fg: ['{colors.gray.900}', '#f2eae7'],
      'fg.muted': ['{colors.gray.600}', '#bcaea9'],
      'fg.subtle': ['#73635e', '#a5958f'],
      border: ['{colors.gray.200}', '#453c39'],
      'border.muted': ['#eee5e1', '#39312f'],
      'border.emphasized': ['{colors.gray.300}', '#5b504c'],
      'gray.subtle': ['{colors.gray.100}', '#322b29'],
      'palm.subtle': ['{colors.palm.50}', '#262c55'],
      'clay.subtle': ['{colors.clay.50}', '#3d2226'],
    },
  },
};
