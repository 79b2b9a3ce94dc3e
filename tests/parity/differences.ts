export type Difference = { sample: string; part: string; property: string; live: string; worn: string };

type Pseudo = '::before' | '::after' | '::placeholder';

const isDrawn = (part: Element, pseudo: Pseudo): boolean =>
  pseudo === '::placeholder' ? part.hasAttribute('placeholder') : getComputedStyle(part, pseudo).content !== 'none';

const drawnBy = (part: Element, other: Element): (Pseudo | null)[] => [
  null,
  ...(['::before', '::after', '::placeholder'] as const).filter((it) => isDrawn(part, it) || isDrawn(other, it)),
];

const nameOf = (part: Element) => part.getAttribute('data-part') ?? part.tagName.toLowerCase();

/**
 * Emotion writes the flexbox of ten years ago as well; and the two presets name different properties that change slowly,
 * which shows in no state. Custom properties count by their effect only.
 */
const isOfNoEffect = (property: string) => /^(--|-webkit-box-|transition-property$)/.test(property);

/** Properties of two equal trees whose computed values are not the same. */
export const differencesBetween = (live: Element, worn: Element): Difference[] => {
  const others = [...worn.querySelectorAll('*')];
  return [...live.querySelectorAll('*')].flatMap((part, place) => {
    const other = others[place];
    if (!other) throw new Error('The trees are not equal');
    return drawnBy(part, other).flatMap((pseudo) => {
      const [ours, theirs] = [getComputedStyle(part, pseudo), getComputedStyle(other, pseudo)];
      return [...ours].flatMap((property) => {
        const [live, worn] = [ours.getPropertyValue(property), theirs.getPropertyValue(property)];
        if (live === worn || isOfNoEffect(property)) return [];
        return [{ sample: '', part: nameOf(part) + (pseudo ?? ''), property, live, worn }];
      });
    });
  });
};
