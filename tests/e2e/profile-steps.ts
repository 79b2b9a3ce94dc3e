import type { Locator, Page } from '@playwright/test';
import type { Say } from './texts.ts';
import { birthdayIn } from './wizard-steps.ts';

/** The profile page as its owner meets it. */
export const profilePage = (page: Page, say: Say) => {
  const main = page.getByRole('main');
  const form = main.getByRole('form', { name: say('profile.edit.title') });
  return {
    main,
    form,
    name: main.getByRole('heading', { level: 2 }).first(),
    edit: main.getByRole('button', { name: say('profile.edit.open'), exact: true }),
    save: form.getByRole('button', { name: say('profile.edit.save') }),
    saving: form.locator('button[aria-busy=true]'),
    field: (id: string): Locator => form.getByLabel(say(id), { exact: true }),
    chooseBirthday: birthdayIn(form, say).chooseBirthday,
    detail: (id: string): Locator =>
      main
        .getByRole('term')
        .filter({ hasText: say(id) })
        .locator('xpath=following-sibling::dd'),
    saved: main.getByText(say('profile.page.saved'), { exact: true }),
    remove: main.getByRole('button', { name: say('profile.delete.open') }),
  };
};

/** The part of the profile page where the picture is changed. */
export const pictureSection = (page: Page, say: Say) => {
  const section = page.getByRole('region', { name: say('profile.picture.region') });
  const button = (id: string) => section.getByRole('button', { name: say(id), exact: true });
  return {
    section,
    image: section.locator('img'),
    file: section.locator('input[type=file]'),
    change: button('profile.picture.change'),
    save: button('profile.picture.save'),
    stop: button('profile.picture.stop'),
    cancel: button('shell.cancel'),
    bar: section.getByRole('progressbar', { name: say('profile.picture.progress') }),
    problem: section.getByRole('alert'),
  };
};
