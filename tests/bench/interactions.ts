import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { bookingOf, treatment } from '../e2e/booking-steps.ts';
import { methodsIn } from '../e2e/payment-steps.ts';
import { textsIn } from '../e2e/texts.ts';
import { wizardOf } from '../e2e/wizard-steps.ts';
import { findChromium } from '../support/chromium.ts';
import { chromiumArguments } from '../support/chromium-arguments.ts';
import type { Shop as RunningShop } from '../support/start-shop.ts';

/** How many times slower the processor is than this machine's. */
const slowdown = 6;

/** How often the journey is made, each time in a new browser. */
const journeys = 3;

/** Milliseconds from a press or a key to the next frame, as browsers report them, and the pressed element. */
type Interaction = { ms: number; what: string };

type Told = { id: number; ms: number; what: string };

/** Reports every event of an interaction; browsers do not report events faster than 16 ms. */
const observe = () => {
  const { toldInteraction } = window as unknown as { toldInteraction: (told: Told) => void };
  const nameOf = (target: Node | null) =>
    target instanceof Element ? (target.getAttribute('aria-label') ?? target.textContent ?? target.tagName) : '';
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[]) {
      const { interactionId: id } = entry as PerformanceEventTiming & { interactionId: number };
      if (id)
        toldInteraction({ id, ms: entry.duration, what: `${entry.name} ${nameOf(entry.target).trim().slice(0, 40)}` });
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
};

/** A guest books a treatment, signs in for the first time and asks how to pay, with a phone of 390 px. */
const book = async (context: BrowserContext, { providerUrl, controls }: RunningShop, url: string, index: number) => {
  const told: Told[] = [];
  const page: Page = await context.newPage();
  await page.exposeFunction('toldInteraction', (one: Told) => told.push(one));
  await page.addInitScript(observe);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const say = textsIn('en');
  const phone = `5${String(Date.now()).slice(-7)}${index}`;
  const booking = bookingOf(page, say, 'en', { provider: providerUrl });
  const service = treatment(10);
  const [, day] = await booking.freeDays(service);
  await page.goto(`${url}/services`);
  await page.locator('html[data-hydrated]').waitFor();
  await booking.open(service);
  await booking.goOn.click();
  await booking.chooseDay(day?.date);
  await booking.time(day?.slots[index]?.from).click();
  await booking.goOn.click();
  const wizard = wizardOf(page, say, { codeFor: async (number) => controls.codeFor(number) ?? '' });
  await wizard.prove(phone);
  await wizard.complete();
  await booking.toCart.click();
  await page.getByRole('heading', { level: 1, name: say('cart.page.title') }).waitFor();
  await page
    .getByRole('button', { name: say('cart.pay') })
    .filter({ visible: true })
    .click();
  await methodsIn(page).first().waitFor();
  // The last interactions are reported after the next frame.
  await page.evaluate(() => new Promise((done) => setTimeout(done, 500)));
  const slowest = new Map<number, Interaction>();
  for (const { id, ms, what } of told) {
    if (ms > (slowest.get(id)?.ms ?? 0)) slowest.set(id, { ms, what });
  }
  return [...slowest.values()];
};

/** Makes the whole booking journey with a slow processor. Three quarters of all interactions stay below `p75` (ms). */
export const bookingInteractions = async (shop: RunningShop) => {
  const url = shop.app.listeningOrigin;
  const all: Interaction[] = [];
  for (let index = 0; index < journeys; index += 1) {
    const browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumArguments });
    try {
      const context = await browser.newContext({
        viewport: { width: 390, height: 844 },
        hasTouch: true,
        isMobile: true,
        serviceWorkers: 'block',
      });
      all.push(...(await book(context, shop, url, index)));
    } finally {
      await browser.close();
    }
  }
  const sorted = all.sort((a, b) => a.ms - b.ms);
  const worst = sorted.at(-1);
  if (!worst) throw new Error('The browser told of no interaction');
  return { p75: sorted[Math.floor(sorted.length * 0.75)]?.ms ?? worst.ms, worst, count: sorted.length };
};
