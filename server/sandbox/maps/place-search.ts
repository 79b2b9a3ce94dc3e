import { metresBetween, type NamedPlace, namedPlaces } from './gazetteer.ts';
import type { Degrees } from './seed/city.ts';

/** Letters that people write in several ways become one; marks, articles and dots go. */
const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}|ـ/gu, '')
    .replace(/[أإآٱ]/g, 'ا')
    .replace(/ة/g, 'ه')
    .replace(/ى/g, 'ي')
    .split(/[^\p{L}\p{N}]+/u)
    .map((word) => word.replace(/^ال(?=.{2})/u, ''))
    .filter((word) => word !== '' && !/^(al|ar|as|an|ad|az|ash|the|of)$/.test(word));

type Indexed = { place: NamedPlace; own: string[]; around: string[] };

const index: Indexed[] = namedPlaces.map((place) => ({
  place,
  own: wordsOf(`${place.name.en} ${place.name.ar}`),
  around: wordsOf(`${place.city.name.en} ${place.city.name.ar} ${place.city.region.en} ${place.city.region.ar}`),
}));

const begins = (words: string[], beginning: string): boolean => words.some((word) => word.startsWith(beginning));

type Bias = Degrees | null;

const rank = { landmark: 0, district: 1, street: 2, city: 3 };

const byNearness = (bias: Bias) => (a: Indexed, b: Indexed) => {
  const metres = (entry: Indexed) => (bias ? metresBetween(bias, entry.place.at) : 0);
  const [left, right] = [Math.round(metres(a) / 20_000), Math.round(metres(b) / 20_000)];
  return left - right || rank[a.place.kind] - rank[b.place.kind] || a.place.name.en.localeCompare(b.place.name.en);
};

/** The places of Saudi Arabia whose name begins like the text, in either language, the nearest first. */
export const suggest = (text: string, bias: Bias): NamedPlace[] => {
  const words = wordsOf(text);
  if (words.length === 0) return [];
  return index
    .filter(({ place }) => place.city.country === 'SA')
    .filter(
      ({ own, around }) => begins(own, words[0] ?? '') && words.every((word) => begins([...own, ...around], word)),
    )
    .toSorted(byNearness(bias))
    .slice(0, 5)
    .map(({ place }) => place);
};

/** What a written address means: the place that most of its words speak of; numbers do not count. Null when none do. */
export const understand = (address: string): NamedPlace | null => {
  const words = wordsOf(address).filter((word) => !/^\p{N}+$/u.test(word));
  const scored = index
    .map(({ place, own, around }) => ({
      place,
      named: words.filter((word) => own.includes(word)).length,
      placed: words.filter((word) => around.includes(word)).length,
    }))
    .filter(({ named }) => named > 0)
    .toSorted((a, b) => b.named * 2 + b.placed - (a.named * 2 + a.placed) || rank[a.place.kind] - rank[b.place.kind]);
  const [best] = scored;
  return best && best.named + best.placed >= words.length / 2 ? best.place : null;
};
