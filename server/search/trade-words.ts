import { distance } from '../settings/nearest-name.ts';
import { foldText } from './fold.ts';

/** What customers of beauty and wellness shops call the same thing, loan words and common spellings included. */
const groups = [
  'massage masaj مساج مساچ مسّاج تدليك',
  'hammam حمام حمّام',
  'manicure مانيكير منيكير مناكير منكير',
  'pedicure باديكير بديكير بدكير باديكور',
  'nails nail أظافر اظفر ظفر',
  'hair شعر',
  'haircut cut قص قصة حلاقة',
  'blowout blowdry سشوار استشوار سيشوار',
  'hairdo updo styling تسريحة تسريحات',
  'dye colour color colouring coloring صبغة صبغ لون',
  'facial face فيشل فيشيال وجه',
  'skin بشرة',
  'peeling scrub سكراب تقشير مقشر',
  'makeup مكياج ميكب ميكاب',
  'waxing wax واكس شمع',
  'threading خيط فتلة',
  'brows brow eyebrows eyebrow حواجب حاجب',
  'lashes lash eyelashes رموش رمش',
  'henna حناء حنة حنا',
  'spa سبا',
  'beard لحية ذقن دقن',
  'bride bridal عروس عرايس عرائس',
  'kids kid children child girls أطفال اطفال بنات صغيرة',
  'oil oils زيت زيوت',
  'perfume fragrance عطر عطور',
  'cream كريم',
  'serum سيروم سيرم',
  'gift gifts هدية هدايا إهداء',
  'card cards بطاقة بطاقات',
];

/** Loan words are written with one letter or two: hamam, hammam, massaj. */
const singled = (word: string): string => word.replace(/(\p{L})\1+/gu, '$1');

/** Shorter words resemble too many others, or begin them. */
const shortestGuess = 5;
const shortestBeginning = 3;

const sameWords = new Map<string, Set<string>>();
for (const group of groups) {
  const words = group.split(' ').map(foldText);
  for (const word of words) sameWords.set(word, new Set([...(sameWords.get(word) ?? []), ...words]));
}

/** The other words for what one of these folded forms means; none for a word that is not of the trade. */
export const sameInTrade = (forms: readonly string[]): string[] =>
  [...new Set(forms.flatMap((form) => [...(sameWords.get(form) ?? [])]))].filter((word) => !forms.includes(word));

/** What the trade calls the things whose names begin with one of these folded forms, or are at most one slip away. */
export const nearInTrade = (forms: readonly string[]): string[] => {
  const isNear = (form: string, known: string) =>
    (form.length >= shortestBeginning && known.startsWith(form)) ||
    (form.length >= shortestGuess && distance(form, known) <= 1);
  const near = [...sameWords].filter(([known]) => forms.some((form) => isNear(singled(form), singled(known))));
  return [...new Set(near.flatMap(([, words]) => [...words]))];
};
