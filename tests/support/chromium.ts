import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const usual = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

const attempt = (program: string, ...args: string[]): boolean => {
  try {
    execFileSync(program, args, { stdio: ['ignore', 'ignore', 'inherit'] });
    return true;
  } catch {
    return false;
  }
};

const installFromDebian = (name: string) =>
  existsSync('/usr/bin/apt-get') && attempt('apt-get', 'update') && attempt('apt-get', 'install', '-y', name);

/**
 * The browser for the tests: `CHROMIUM_PATH`, an installed Chromium, Debian's package, or Playwright's own.
 * Says what it did. Fails when none can be had.
 */
export const findChromium = async (): Promise<string> => {
  const known = [process.env.CHROMIUM_PATH, ...usual].find((path) => path && existsSync(path));
  if (known) {
    console.log(`Browser tests use ${known}.`);
    return known;
  }
  console.log('No Chromium found; installing the chromium package of this system.');
  const installed = installFromDebian('chromium') ? usual.find((path) => existsSync(path)) : undefined;
  if (installed) return installed;
  console.log("The system has no such package; fetching Playwright's own Chromium.");
  if (!attempt('node_modules/.bin/playwright', 'install', 'chromium')) throw new Error('No Chromium can be installed.');
  const { chromium } = await import('@playwright/test');
  return chromium.executablePath();
};

const shell = '/usr/bin/chromium-headless-shell';

/**
 * Chromium without windows and without a person's settings, for the tests that need neither: a fifth faster. `chromium`
 * itself where Debian's package cannot be had.
 */
export const findHeadlessShell = (chromium: string): string => {
  if (!existsSync(shell) && chromium === usual[0]) installFromDebian('chromium-headless-shell');
  const found = existsSync(shell) ? shell : chromium;
  console.log(`Most of them use ${found}.`);
  return found;
};
