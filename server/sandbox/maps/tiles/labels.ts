import type { Language } from '../../language.ts';
import { cities } from '../gazetteer.ts';
import type { MapColours } from './colours.ts';
import type { TileView } from './tile-view.ts';

const escapeText = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

type Label = {
  text: string;
  at: readonly [left: number, top: number];
  size: number;
  weight?: number;
  colour: string;
  /** Degrees. */
  turn?: number;
  isBeside?: boolean;
};

/** A text with a halo; nothing when no part of it is in the tile. Neighbouring tiles draw the other parts. */
const write = (view: TileView, colours: MapColours, label: Label): string => {
  const { text, size, weight = 500, colour, turn = 0, isBeside = false } = label;
  const halfWidth = (text.length * size * 0.62) / (isBeside ? 1 : 2) + 6;
  const reach = turn === 0 ? size : halfWidth;
  if (!view.shows(label.at, halfWidth, reach)) return '';
  const [left, top] = label.at.map((value) => Math.round(value * 10) / 10);
  const place = turn === 0 ? `x="${left}" y="${top}"` : `transform="translate(${left} ${top}) rotate(${turn})"`;
  const anchor = isBeside ? 'start' : 'middle';
  return `<text ${place} font-size="${size}" font-weight="${weight}" fill="${colour}" stroke="${colours.halo}" stroke-width="3" text-anchor="${anchor}" dominant-baseline="central" paint-order="stroke">${escapeText(text)}</text>`;
};

/** The name along a street, again and again, never upside down. */
const streetLabels = (view: TileView, colours: MapColours, language: Language): string[] => {
  const size = view.zoom >= 17 ? 12 : 10.5;
  return cities.flatMap(({ streets }) =>
    streets.flatMap(({ name, from, to }) => {
      const [start, end] = [view.at(from), view.at(to)];
      const [across, down] = [end[0] - start[0], end[1] - start[1]];
      const count = Math.max(1, Math.round(Math.hypot(across, down) / 420));
      const turn = (Math.atan(down / (across || 1)) * 180) / Math.PI;
      return Array.from({ length: count }, (_, index) => {
        const share = (index + 0.5) / count;
        const at = [start[0] + across * share, start[1] + down * share] as const;
        return write(view, colours, {
          text: name[language],
          at,
          size,
          colour: colours.quietText,
          turn: Math.round(turn * 10) / 10,
        });
      });
    }),
  );
};

const landmarkLabels = (view: TileView, colours: MapColours, language: Language): string[] =>
  cities.flatMap(({ landmarks }) =>
    landmarks.map(({ name, at, kind }) => {
      const [left, top] = view.at(at);
      if (!view.shows([left, top], 260, 20)) return '';
      const colour = kind === 'park' ? colours.quietText : colours.mark;
      const dot = `<circle cx="${left.toFixed(1)}" cy="${top.toFixed(1)}" r="4.5" fill="${colour}" stroke="${colours.halo}" stroke-width="1.5"/>`;
      // The letters of an Arabic text begin at its right end.
      const beside = language === 'ar' ? left - 9 : left + 9;
      const text = name[language];
      const shift = language === 'ar' ? text.length * 11 * 0.62 : 0;
      const label = write(view, colours, {
        text,
        at: [beside - shift / 2, top],
        size: 11,
        colour: colours.text,
        isBeside: language !== 'ar',
      });
      return `${dot}${view.zoom >= 15 ? label : ''}`;
    }),
  );

/** The names that fit a zoom: of cities from far away, of districts, then of streets and places. */
export const writeLabels = (view: TileView, colours: MapColours, language: Language): string => {
  const { zoom } = view;
  const labels: string[] = [];
  if (zoom >= 15) labels.push(...streetLabels(view, colours, language));
  if (zoom >= 14) labels.push(...landmarkLabels(view, colours, language));
  for (const { name, at, districts } of cities) {
    if (zoom <= 11)
      labels.push(
        write(view, colours, { text: name[language], at: view.at(at), size: 15, weight: 600, colour: colours.text }),
      );
    if (zoom < 12 || zoom > 16) continue;
    for (const district of districts) {
      const size = zoom >= 15 ? 14 : 11.5;
      labels.push(
        write(view, colours, {
          text: district.name[language],
          at: view.at(district.at),
          size,
          weight: 600,
          colour: colours.quietText,
        }),
      );
    }
  }
  return labels.join('');
};
