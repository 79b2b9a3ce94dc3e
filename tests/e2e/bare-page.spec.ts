import type { Locator, Page } from '@playwright/test';
import { languageCodes, pathIn } from '../../schema/languages.ts';
import { visitable } from '../support/public-pages.ts';
import { routes } from '../support/shop-routes.ts';
import { huda, noura } from './session-steps.ts';
import { expect, test } from './shop.ts';
import { textsIn } from './texts.ts';
import { coversOf } from './window-points.ts';

// What a page shows before its scripts run: only the document and its links.
test.use({ javaScriptEnabled: false });

/** How an element and all in it look. */
const lookOf = (element: Locator): Promise<string> =>
  element.evaluate((own) => {
    const looks = [own, ...own.querySelectorAll('*')].map((each) => {
      for (const motion of each.getAnimations()) {
        if (motion.effect?.getComputedTiming().endTime === Infinity) motion.cancel();
        else motion.finish();
      }
      return ['', '::before', '::after'].map((part) => {
        const style = getComputedStyle(each, part || null);
        if (part && style.content === 'none') return '';
        return [...style].map((name) => style.getPropertyValue(name)).join();
      });
    });
    return JSON.stringify(looks);
  });

const changesWhenPointedAt = async (element: Locator): Promise<boolean> => {
  const middle = await element.evaluate((own) => {
    own.scrollIntoView({ block: 'center' });
    const { left, top, width, height } = own.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  });
  await element.page().mouse.move(0, 0);
  const before = await lookOf(element);
  // Playwright's own pointing waits for frames, of which a page without scripts tells nothing.
  await element.page().mouse.move(middle.x, middle.y);
  return (await lookOf(element)) !== before;
};

const changesWhenDisabled = async (button: Locator): Promise<boolean> => {
  await button.evaluate((own) => own.toggleAttribute('disabled', false));
  const before = await lookOf(button);
  await button.evaluate((own) => own.toggleAttribute('disabled', true));
  return (await lookOf(button)) !== before;
};

const isTrueOfOne = async (elements: Locator[], look: (element: Locator) => Promise<boolean>): Promise<boolean> => {
  for (const element of elements) if (await look(element)) return true;
  return false;
};

const expectSkipLink = async (page: Page, name: string) => {
  await page.keyboard.press('Tab');
  const stop = page.locator(':focus');
  expect(await stop.textContent(), page.url()).toBe(name);
  // A ring alone is not enough: it must be in the window, with nothing over it.
  expect(await coversOf(stop), page.url()).toStrictEqual([]);
};

/** The cards that act as a whole: a link or button of each lies over all of it. */
const cardsIn = async (page: Page): Promise<Locator[]> => {
  const count = await page.evaluate(() => {
    const covering = [...document.querySelectorAll<HTMLElement>('main :is(a, button)')].filter((acting) => {
      const { position, inset } = getComputedStyle(acting, '::before');
      return position === 'absolute' && inset === '0px' && acting.checkVisibility();
    });
    const cards = new Set(covering.map((acting) => acting.offsetParent));
    for (const [place, card] of [...cards].entries()) card?.setAttribute('data-acting-card', String(place));
    return cards.size;
  });
  return Array.from({ length: count }, (_, place) => page.locator(`[data-acting-card="${place}"]`));
};

const who = { auth: noura, admin: huda, public: null };

/** Pages on which a visitor meets cards at once, and those with a button of the shop's own look in their content. */
const haveCards = ['/', '/services', '/branches', '/shop/products', '/gift-cards', '/dashboard/bookings'];
const haveButtons = ['/product/:id', '/dashboard/profile'];

for (const access of ['public', 'auth', 'admin'] as const) {
  test(`a visitor of each page for ${access} without scripts sees where the keyboard is, what they point at and what is disabled, and a customer waits for nothing`, {
    tag: '@desktop',
  }, async ({ page, shop, signIn }) => {
    test.slow();
    const phone = who[access];
    if (phone) await signIn(phone);
    for (const [place, { path }] of routes.filter((route) => route.access === access).entries()) {
      // The languages take turns: how a page looks when it is pointed at is the same in both.
      const code = languageCodes[place % 2] ?? 'en';
      await page.goto(shop.shop + pathIn(code, visitable(path)));
      if (access !== 'admin') await expect(page.locator('[aria-busy=true]:visible'), path).toHaveCount(0);
      await expectSkipLink(page, textsIn(code)('shell.skip'));

      const cards = await cardsIn(page);
      if (haveCards.includes(path)) expect(cards.length, path).toBeGreaterThan(0);
      for (const card of cards.slice(0, 2)) expect(await changesWhenPointedAt(card), `a card of ${path}`).toBe(true);
      const links = (await page.locator(':is(header nav, main) a:visible').all()).slice(0, 6);
      // A link that lies over a card changes the card.
      const pointed = await isTrueOfOne([...links, ...cards.slice(0, 2)], changesWhenPointedAt);
      expect(pointed, `links of ${path}`).toBe(true);
      if (!haveButtons.includes(path)) continue;
      const buttons = (await page.locator('main button:visible').all()).slice(0, 4);
      expect(await isTrueOfOne(buttons, changesWhenDisabled), `buttons of ${path}`).toBe(true);
    }
  });
}
