import { type BrowserContext, type CDPSession, chromium, expect, type Locator, type Page } from '@playwright/test';
import { goOnButton, timesIn, treatment } from '../e2e/booking-steps.ts';
import { giftForm } from '../e2e/gift-steps.ts';
import { methodsIn } from '../e2e/payment-steps.ts';
import { textsIn } from '../e2e/texts.ts';
import { wizardOf } from '../e2e/wizard-steps.ts';
import { findChromium } from '../support/chromium.ts';
import { chromiumArguments } from '../support/chromium-arguments.ts';
import type { Shop } from '../support/start-shop.ts';

/** Slow 4G: bytes a second, milliseconds a round trip. */
const network = { offline: false, downloadThroughput: 200_000, uploadThroughput: 93_750, latency: 150 };

/** How many times slower the processor is than this machine's. */
const slowdown = 4;

const say = textsIn('en');

/** The target of a press, the milliseconds until it was there and could be used, and the files that came over the wire meanwhile. */
export type Press = { what: string; ms: number; files: number };

export type WholeVisit = {
  presses: Press[];
  /** Of all scripts and styles on the wire, with their headers. */
  bytes: number;
  files: number;
};

type Counted = { bytes: number; files: number; times: number[] };

/** Counts scripts and styles that come over the wire, and when they have come: milliseconds since 1970. */
const countFiles = (session: CDPSession): Counted => {
  const counted: Counted = { bytes: 0, files: 0, times: [] };
  const onWire = new Set<string>();
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    if ((type === 'Script' || type === 'Stylesheet') && !response.fromDiskCache) onWire.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (!onWire.delete(requestId)) return;
    counted.files += 1;
    counted.times.push(Date.now());
    counted.bytes += encodedDataLength;
  });
  return counted;
};

type Notes = { notePress: (at: number) => void; shownAt: (element: Element) => number; uncoveredAt: number };

/**
 * Notes in the page when a press began, when elements came or became enabled, and when a dialog left, with the next frame:
 * asking from outside takes long itself on a slow processor. Milliseconds since 1970.
 */
const takeNotes = (): void => {
  const notes = window as unknown as Notes;
  const frames = new WeakMap<Node, number>();
  const note = (nodes: Node[]) =>
    requestAnimationFrame(() => {
      const now = performance.timeOrigin + performance.now();
      for (const node of nodes) frames.set(node, now);
    });
  notes.uncoveredAt = 0;
  const isDialogGone = ({ removedNodes }: MutationRecord) =>
    [...removedNodes].some(
      (node) => node instanceof Element && (node.matches('[role=dialog]') || node.querySelector('[role=dialog]')),
    );
  const changedBy = ({ type, target, addedNodes }: MutationRecord) =>
    type === 'attributes' ? [target] : [...addedNodes];
  new MutationObserver((records) => {
    note(records.flatMap(changedBy));
    if (!records.some(isDialogGone)) return;
    requestAnimationFrame(() => {
      notes.uncoveredAt = performance.timeOrigin + performance.now();
    });
  }).observe(document, { subtree: true, childList: true, attributeFilter: ['disabled', 'hidden', 'open'] });
  notes.shownAt = (element) => {
    let latest = 0;
    for (let node: Node | null = element; node; node = node.parentNode)
      latest = Math.max(latest, frames.get(node) ?? 0);
    return latest;
  };
  const press = (event: Event) => notes.notePress(performance.timeOrigin + event.timeStamp);
  for (const type of ['pointerdown', 'keydown']) addEventListener(type, press, { capture: true });
};

/** A phone of 390 px in front of the shop, whose presses are measured. */
class Phone {
  readonly page: Page;
  readonly counted: Counted;
  readonly presses: Press[] = [];
  #pressedAt = 0;

  constructor(page: Page, session: CDPSession) {
    this.page = page;
    this.counted = countFiles(session);
  }

  static async open(context: BrowserContext): Promise<Phone> {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const phone = new Phone(page, session);
    await page.exposeFunction('notePress', (at: number) => {
      phone.#pressedAt = at;
    });
    await page.addInitScript(takeNotes);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', network);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    return phone;
  }

  /** Opens a page as a customer does who then reads for a while. */
  async open(url: string): Promise<void> {
    await this.page.goto(url);
    await this.page.locator('html[data-hydrated]').waitFor();
    await this.page.waitForLoadState('networkidle');
  }

  /** Presses, and waits for the target of the press. */
  async press(what: string, press: () => Promise<unknown>, wanted: Locator): Promise<void> {
    await press();
    // A customer reads the new page before they press again, and a search for it would slow the page down meanwhile.
    await this.page.waitForTimeout(4_000);
    const found = wanted.first();
    await found.waitFor();
    await expect(found).toBeEnabled();
    const times = await found.evaluate((element) => {
      const { shownAt, uncoveredAt } = window as unknown as Notes;
      return [shownAt(element), uncoveredAt];
    });
    // Parts of the page before have only become uncovered.
    const at = times.find((time) => time > this.#pressedAt);
    if (at === undefined) throw new Error(`Nothing tells when "${what}" was shown`);
    const meanwhile = this.counted.times.filter((time) => time > this.#pressedAt && time < at);
    this.presses.push({ what, ms: at - this.#pressedAt, files: meanwhile.length });
  }
}

const dialogOf = ({ page }: Phone) => page.getByRole('dialog');
const toCart = (phone: Phone) => dialogOf(phone).getByRole('button', { name: say('shop.buy.toCart') });
const payIn = ({ page }: Phone) => page.getByRole('button', { name: say('cart.pay') }).filter({ visible: true });
const linkTo = ({ page }: Phone, name: string) => page.getByRole('main').getByRole('link', { name, exact: true });

/** From the list of treatments to a chosen time. */
const chooseTime = async (phone: Phone, number: number): Promise<void> => {
  const goOn = goOnButton(phone.page, say);
  await phone.press('treatment', () => linkTo(phone, treatment(number).name.en).click(), goOn);
  await phone.press('times', () => goOn.click(), timesIn(phone.page));
  await timesIn(phone.page).first().click();
};

/** From the cart to the ways to pay. */
const pay = async (phone: Phone): Promise<void> => {
  await phone.press('ways to pay', () => payIn(phone).click(), methodsIn(phone.page));
};

/** A guest books, signs in for the first time, and asks how to pay. */
const bookAnew = async (phone: Phone, { controls, app }: Shop): Promise<void> => {
  const { page } = phone;
  const mobile = `5${String(Date.now()).slice(-8)}`;
  const wizard = wizardOf(page, say, { codeFor: async (phone) => controls.codeFor(phone) ?? '' });
  await phone.open(`${app.listeningOrigin}/services`);
  await chooseTime(phone, 10);
  await phone.press('sign-in', () => goOnButton(page, say).click(), wizard.goOn);
  await phone.press('number', () => wizard.goOn.click(), wizard.number);
  await wizard.number.fill(mobile);
  await wizard.terms.check();
  await phone.press('code', () => wizard.goOn.click(), wizard.code);
  await wizard.code.click();
  await phone.press('profile', () => page.keyboard.type(controls.codeFor(mobile) ?? ''), wizard.field('firstName'));
  await phone.press('in the cart, after the reload', () => wizard.complete(), toCart(phone));
  await phone.press('cart', () => toCart(phone).click(), payIn(phone));
  await pay(phone);
};

const bookAgain = async (phone: Phone, { app }: Shop): Promise<void> => {
  await phone.open(`${app.listeningOrigin}/services`);
  await chooseTime(phone, 2);
  await phone.press('in the cart', () => goOnButton(phone.page, say).click(), toCart(phone));
  await phone.press('cart', () => toCart(phone).click(), payIn(phone));
  await pay(phone);
};

const buy = async (phone: Phone, { app }: Shop): Promise<void> => {
  const { page } = phone;
  await phone.open(`${app.listeningOrigin}/shop/products`);
  const add = dialogOf(phone).getByRole('button', { name: say('shop.buy.add'), exact: true });
  await phone.press('product', () => linkTo(phone, 'Taif rose serum').click(), add);
  await phone.press('in the cart', () => add.click(), page.getByRole('button', { name: say('shop.buy.toCart') }));
  const lead = page.getByRole('button', { name: say('shop.buy.toCart') });
  await phone.press('cart', () => lead.click(), payIn(phone));
  await pay(phone);
};

const give = async (phone: Phone, { app }: Shop): Promise<void> => {
  await phone.open(`${app.listeningOrigin}/services`);
  const goOn = goOnButton(phone.page, say);
  await phone.press('treatment', () => linkTo(phone, treatment(3).name.en).click(), goOn);
  const asGift = dialogOf(phone).getByRole('button', { name: say('appointments.give') });
  const form = giftForm(phone.page, say);
  await phone.press('gift form', () => asGift.click(), form.firstName);
  await form.firstName.fill('Reem');
  await form.lastName.fill('Al-Otaibi');
  await form.mobile.fill('555123456');
  await form.gender('person.female').check();
  await phone.press('gift in the cart', () => form.confirm.click(), payIn(phone));
  await pay(phone);
};

type Visit = (phone: Phone, shop: Shop) => Promise<void>;

const measure = async (context: BrowserContext, shop: Shop, visit: Visit): Promise<WholeVisit> => {
  const phone = await Phone.open(context);
  await visit(phone, shop);
  await phone.page.close();
  return { presses: phone.presses, ...phone.counted };
};

/**
 * Makes whole visits on a slow phone: a new customer books with an empty cache, then, with what the browser has kept and
 * signed in, books again, buys a product and gives a treatment.
 */
export const wholeVisits = async (shop: Shop): Promise<Map<string, WholeVisit>> => {
  const browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumArguments });
  try {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    const visits = new Map<string, WholeVisit>();
    visits.set('a booking of a new customer', await measure(context, shop, bookAnew));
    visits.set('a booking of a customer who is signed in', await measure(context, shop, bookAgain));
    visits.set('a purchase', await measure(context, shop, buy));
    visits.set('a gift', await measure(context, shop, give));
    return visits;
  } finally {
    await browser.close();
  }
};
