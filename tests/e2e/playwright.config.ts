import { defineConfig } from '@playwright/test';
import { chromiumArguments } from '../support/chromium-arguments.ts';
import type { ShopOptions } from './shop.ts';

export default defineConfig<ShopOptions>({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../../test-results',
  fullyParallel: true,
  // Two cores: while one test waits, another one works.
  workers: 3,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  // Ceilings for busy machines: passing tests do not wait for them.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['list'], ['json']] : 'list',
  use: {
    timezoneId: 'America/Los_Angeles',
    trace: 'off',
    screenshot: 'off',
    launchOptions: {
      executablePath: process.env.HEADLESS_SHELL_PATH ?? process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      // A page of a test lives for seconds: optimized code, and a process for drawing alone, cost more than they save.
      args: [...chromiumArguments, '--js-flags=--no-opt', '--in-process-gpu'],
    },
  },
  // A test that is not about language, direction or screen size is tagged and runs in one of the two only.
  projects: [
    {
      name: 'en-desktop',
      grepInvert: /@phone/,
      use: {
        language: 'en',
        locale: 'en-GB',
        viewport: { width: 1280, height: 800 },
        // Visitors at a desk ask for less motion, those with a phone see all of it.
        contextOptions: { reducedMotion: 'reduce' },
      },
    },
    {
      name: 'ar-mobile',
      grepInvert: /@desktop/,
      use: { language: 'ar', locale: 'ar-SA', viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
});
