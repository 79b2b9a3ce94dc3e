import { expect, test } from './shop.ts';

const isArabic = (language: string) => language === 'ar';

test.describe('the frame of the shop', () => {
  test('a visitor gets the page in the language and direction of its address [PROD-01 LANG-01]', async ({
    page,
    shop,
    language,
  }) => {
    await page.goto(shop.address('/'));
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.locator('html')).toHaveAttribute('dir', isArabic(language) ? 'rtl' : 'ltr');
  });

  test('a visitor who switches the language stays on the page with its query and anchor [RT-02]', async ({
    page,
    shop,
    language,
  }) => {
    await page.goto(`${shop.address('/services')}?page=1#content`);
    await page.getByRole('link', { name: isArabic(language) ? 'English' : 'العربية' }).click();
    await expect(page).toHaveURL(`${shop.shop}${isArabic(language) ? '' : '/ar'}/services?page=1#content`);
    await expect(page.locator('html')).toHaveAttribute('lang', isArabic(language) ? 'en' : 'ar');
  });
});
