/** As long and as soft as a sheet comes (`sheet.styles.ts`). */
const flight = { id: 'picture', duration: 220, easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)' };

/** A picture that comes later than this does not move there. Milliseconds. */
const momentMs = 1_000;

/** Where the picture of a thing stands that a sheet or a page is about; what the server prints of sheets is no place to go. */
const large = '[data-picture]:not([data-still] *) img';

type Place = { left: number; top: number; width: number; height: number; borderRadius: string };

const frameOf = (image: HTMLImageElement) => image.parentElement ?? image;

const isInSight = ({ left, top, width, height }: Place) =>
  top + height > 0 && top < window.innerHeight && left + width > 0 && left < window.innerWidth;

/** What cuts off the corners of a picture. */
const edgeOf = (image: HTMLImageElement) =>
  image.closest<HTMLElement>('[role=dialog]') ?? image.closest('li') ?? frameOf(image);

const placeOf = (image: HTMLImageElement): Place => {
  const frame = frameOf(image);
  const edge = edgeOf(image);
  const { left, top, right, width, height } = frame.getBoundingClientRect();
  const around = edge.getBoundingClientRect();
  const own = getComputedStyle(frame).borderStartStartRadius;
  const radius = getComputedStyle(edge).borderStartStartRadius;
  const isTop = top - around.top < 2;
  const [first, second] = [left - around.left, around.right - right].map((gap) => (isTop && gap < 2 ? radius : own));
  return { left, top, width, height, borderRadius: `${first} ${second} ${own} ${own}` };
};

/** Where a picture stands when its sheet has come: for the moment of the question the sheet's motion is over. */
const restingPlaceOf = (image: HTMLImageElement): Place => {
  const motions = edgeOf(image)
    .getAnimations()
    .map((motion) => ({ motion, time: motion.currentTime }));
  for (const { motion } of motions) motion.currentTime = flight.duration;
  const place = placeOf(image);
  for (const { motion, time } of motions) motion.currentTime = time;
  return place;
};

/** What the customer does next ends it. */
const untilNextMove = () => {
  const going = new AbortController();
  const listening = { capture: true, passive: true, signal: going.signal };
  for (const move of ['wheel', 'touchmove', 'keydown', 'click']) {
    window.addEventListener(move, () => going.abort(), listening);
  }
  return going;
};

type Flight = {
  /** What is seen on the way. */
  image: HTMLImageElement;
  from: Place;
  to: HTMLImageElement;
  end: () => Place;
  /** Is not seen meanwhile. */
  away: HTMLImageElement;
  going: AbortController;
};

/** A copy over everything, which can be neither pressed nor read. */
const copyOver = (image: HTMLImageElement): HTMLImageElement => {
  const copy = new Image();
  copy.src = image.currentSrc;
  copy.alt = '';
  copy.decoding = 'sync';
  copy.popover = 'manual';
  copy.inert = true;
  copy.style.cssText =
    'position:fixed;inset:0 auto auto 0;width:0;height:0;direction:ltr;z-index:9999;margin:0;padding:0;border:0;background:0;pointer-events:none';
  document.body.append(copy);
  return copy;
};

/** Moved by its transform, a picture does not count as a shift of the layout. */
const keyframeOf = ({ left, top, width, height, borderRadius }: Place): Keyframe => ({
  transform: `translate(${left}px,${top}px)`,
  width: `${width}px`,
  height: `${height}px`,
  borderRadius,
});

const fly = ({ image, from, to, end, away, going }: Flight): void => {
  const copy = copyOver(image);
  const frame = frameOf(away);
  frame.style.visibility = 'hidden';
  const motion = copy.animate(null, flight);
  let isShown = false;
  // Told once before the first frame, when the browser has laid out all: to show the copy earlier would lay it out once
  // more. Told again when a sheet grows with what comes later.
  const growth = new ResizeObserver(() => {
    if (!isShown) copy.showPopover?.();
    isShown = true;
    const place = end();
    if (!isInSight(place)) return going.abort();
    copy.style.objectFit = getComputedStyle(to).objectFit;
    (motion.effect as KeyframeEffect).setKeyframes([keyframeOf(from), keyframeOf(place)]);
  });
  growth.observe(edgeOf(to));
  motion.onfinish = () => going.abort();
  going.signal.onabort = () => {
    growth.disconnect();
    copy.remove();
    frame.style.visibility = '';
  };
};

/** When a sheet closes, its picture goes back to where it came from, if that is still in sight. */
const flyBack = (sheet: HTMLElement, card: HTMLImageElement, find: () => HTMLImageElement | undefined) => {
  new MutationObserver((_, observer) => {
    if (sheet.dataset.state !== 'closed') return;
    observer.disconnect();
    const image = find();
    if (!image || !card.isConnected) return;
    const from = placeOf(image);
    const { top, left, right } = sheet.getBoundingClientRect();
    // In the sheet it has not been scrolled away either.
    const isWhole = from.top > top - 2 && from.left > left - 2 && from.left + from.width < right + 2;
    if (isWhole) fly({ image, from, to: card, end: () => placeOf(card), away: image, going: untilNextMove() });
  }).observe(sheet, { attributeFilter: ['data-state'] });
};

/**
 * Lets a picture fly to where the same one is drawn next, if that is in a moment, and if the customer does nothing else
 * before. Whatever draws it knows nothing of this and never waits.
 */
const carry = (image: HTMLImageElement, selector: string): void => {
  const src = image.getAttribute('src');
  const find = () =>
    [...document.querySelectorAll<HTMLImageElement>(selector)].find((other) => other.getAttribute('src') === src);
  const from = placeOf(image);
  if (!image.naturalWidth || !isInSight(from) || find()) return;
  const pressedAt = performance.now();
  const going = untilNextMove();
  const observer = new MutationObserver(() => {
    const to = find();
    if (!to && performance.now() - pressedAt < momentMs) return;
    observer.disconnect();
    if (!to) return going.abort();
    // Its own file may still be on its way when the copy has come.
    if (!to.complete) frameOf(to).style.background = `url(${JSON.stringify(image.currentSrc)}) center/cover`;
    fly({ image, from, to, end: () => restingPlaceOf(to), away: to, going });
    const sheet = to.closest<HTMLElement>('[role=dialog]');
    if (sheet) flyBack(sheet, image, find);
  });
  going.signal.onabort = () => observer.disconnect();
  observer.observe(document.body, { childList: true, subtree: true });
};

const mayMove = () => window.matchMedia('(prefers-reduced-motion: no-preference)').matches;

/**
 * Joins what a customer presses to what comes: the picture of a card, a found product or a line flies into the sheet or
 * onto the page that shows it, and back. Answers how to end this.
 */
export const carryPictures = (): (() => void) => {
  const listening = new AbortController();
  const { signal } = listening;
  const onPress = ({ target }: Event) => {
    const image = (target as Element).closest('li, [role=option]')?.querySelector('img');
    if (image && mayMove()) carry(image, large);
  };
  // Before `popstate`, at which the page has gone.
  const onTurn = ({ navigationType, hasUAVisualTransition }: NavigateEvent) => {
    const image = document.querySelector<HTMLImageElement>(`main ${large}`);
    // A browser that moves the pages itself has shown the way back already.
    if (image && navigationType === 'traverse' && !hasUAVisualTransition && mayMove()) carry(image, 'main li img');
  };
  window.addEventListener('click', onPress, { capture: true, signal });
  window.navigation?.addEventListener('navigate', onTurn, { signal });
  return () => listening.abort();
};
