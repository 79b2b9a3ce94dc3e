import { expect, test } from './shop.ts';
import { textsIn } from './texts.ts';
import { openNumberStep, toast } from './wizard-steps.ts';

test.describe('the messages of the shop', () => {
  test('F8 leads a keyboard to the messages, where one can be closed [TOAST-05]', { tag: '@desktop' }, async ({
    visit,
    page,
    language,
  }) => {
    const say = textsIn(language);
    await visit('/contact');
    const wizard = await openNumberStep(page, say);
    await page.keyboard.press('Enter');
    await expect(toast(page)).toHaveCount(1);
    await page.keyboard.press('F8');
    await expect(toast(page)).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(toast(page).getByRole('button', { name: say('shell.close') })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(toast(page)).toHaveCount(0);
    await expect(wizard.heading('session.send.title')).toBeVisible();
  });

  test('a message says what it is: an error interrupts those who listen, in the colour of errors [TOAST-01]', async ({
    visit,
    page,
    language,
  }) => {
    const say = textsIn(language);
    await visit('/contact');
    const wizard = await openNumberStep(page, say);
    await wizard.goOn.click();
    const message = page.getByRole('alert').filter({ hasText: say('session.error_enter_mobile') });
    await expect(message).toBeVisible();
    await expect(message).toHaveAttribute('data-type', 'error');
    await expect(message).toHaveAttribute('data-state', 'open');
  });
});
