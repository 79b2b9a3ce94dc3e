import type { Page, Request } from '@playwright/test';
import { operationOf } from './operation-of.ts';

/** The properties of a look, beside its place; shorthands stand for all their parts. */
const properties = [
  ...['color', 'background', 'border', 'border-radius', 'box-shadow', 'opacity', 'outline', 'outline-offset'],
  ...['font', 'letter-spacing', 'text-align', 'text-decoration', 'text-transform', 'white-space', 'cursor'],
  ...['display', 'position', 'padding', 'gap', 'flex', 'grid-template'],
  ...['align-items', 'justify-content', 'overflow', 'transform', 'visibility', 'z-index', 'fill', 'stroke'],
];

/** How the elements look that the expression finds: the name of each, then a line for each property. */
const looksOf = (page: Page, selector: string): Promise<string[]> =>
  page.evaluate(
    ([wanted, names]) =>
      [...document.querySelectorAll(wanted)]
        .filter((each) => each.checkVisibility())
        .flatMap((each) => {
          for (const motion of each.getAnimations()) {
            if (motion.effect?.getComputedTiming().endTime === Infinity) motion.cancel();
            else motion.finish();
          }
          return ['', '::before', '::after'].flatMap((part) => {
            const style = getComputedStyle(each, part || null);
            if (part && style.content === 'none') return [];
            return [
              `${each.localName}${part}`,
              ...names.map((name) => `${name}: ${style.getPropertyValue(name)}`),
            ].join('\n');
          });
        }),
    [selector, properties] as const,
  );

type Looks = Record<'rest' | 'focused' | 'pointed' | 'disabled', string[]>;

const stops = 5;

/** The looks of a page at rest, and of its first controls: focused, pointed at, and disabled. */
export const looksShownBy = async (page: Page): Promise<Looks> => {
  // Letters that come late change the height of a line.
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const rest = await looksOf(page, 'body *');
  const focused: string[] = [];
  for (let stop = 0; stop < stops; stop += 1) {
    await page.keyboard.press('Tab');
    focused.push(...(await looksOf(page, ':focus, :focus *')));
  }
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  const places = await page.evaluate(
    (most) =>
      [...document.querySelectorAll('main :is(a, button, select, input), header a')]
        .map((each) => each.getBoundingClientRect())
        .filter(({ width, height, bottom }) => width > 0 && height > 0 && bottom < window.innerHeight)
        .slice(0, most)
        .map(({ left, top, width, height }) => ({ x: left + width / 2, y: top + height / 2 })),
    stops,
  );
  const pointed: string[] = [];
  for (const { x, y } of places) {
    await page.mouse.move(x, y);
    pointed.push(...(await looksOf(page, ':is(a, button, select, input, label, li):hover')));
  }
  await page.mouse.move(0, 0);
  await page.evaluate(() => {
    for (const control of document.querySelectorAll('button, input, select')) control.toggleAttribute('disabled', true);
  });
  return { rest, focused, pointed, disabled: await looksOf(page, ':is(button, input, select):disabled') };
};

/** The differences of two pages, in a few words for each element. */
export const differencesOf = (some: Looks, others: Looks): string[] =>
  (Object.keys(some) as (keyof Looks)[]).flatMap((kind) => {
    if (some[kind].length !== others[kind].length)
      return [`${kind}: ${some[kind].length} and ${others[kind].length} elements`];
    return some[kind].flatMap((look, place) => {
      const other = others[kind][place]?.split('\n') ?? [];
      const lines = look.split('\n').filter((line, row) => line !== other[row]);
      return lines.length > 0
        ? [
            `${kind} ${look.split('\n', 1)[0]}: ${lines.join(', ')} | ${other.filter((line) => !look.split('\n').includes(line)).join(', ')}`,
          ]
        : [];
    });
  });

const nameOf = (request: Request): string =>
  operationOf(request).split(' ')[1] ?? /"operationName":"(\w+)"/.exec(request.postData() ?? '')?.[1] ?? '';

type Said = { words: string[]; asked: string[] };

/** Opens a page until it is quiet. Answers the page's text, and its scripts' requests. */
export const openPage = async (page: Page, url: string): Promise<() => Promise<Said>> => {
  const asked: string[] = [];
  page.removeAllListeners('request');
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/graphql') asked.push(nameOf(request));
  });
  const response = await page.goto(url, { waitUntil: 'networkidle' });
  if (response?.status() !== 200) throw new Error(`${url} is answered with ${response?.status()}`);
  await page.locator('html[data-hydrated]').waitFor();
  return async () => ({
    words: (await page.evaluate(() => document.body.innerText)).split('\n'),
    asked: asked.toSorted(),
  });
};
