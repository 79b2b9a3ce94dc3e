import { randomInt } from 'node:crypto';
import { demoCode } from './seed/customers.ts';
import { invalid, type Text, texts } from './texts.ts';
import type { World } from './world.ts';

const lifeMs = 5 * 60 * 1000;
const mostGuesses = 5;

type CodeRow = { id: number; mobile_number: string; code: string; sent_at: number; guesses: number; is_spent: number };

/** A one-time code as it was sent; `sent_at` in epoch milliseconds. */
export type SentCode = { mobile_number: string; code: string; sent_at: number };

/** Sends a new code, which makes the former ones worthless. The seeded customers always get the same one. */
export const sendCode = (world: World, mobileNumber: string, isSeeded: boolean): void => {
  const code = isSeeded ? demoCode : String(randomInt(1000, 10000));
  world.store.insert('code', { mobileNumber, code, sentAt: world.clock.now() });
};

export const sentCodes = (world: World): SentCode[] =>
  world.store.all<SentCode>('SELECT mobile_number, code, sent_at FROM code ORDER BY id DESC LIMIT 200');

const wrong = (text: Text): Error => invalid({ otp: text });

/** Refuses with 422 unless `otp` is the newest code of the number, unspent, at most five minutes old. */
export const checkCode = (world: World, mobileNumber: string, otp: string): { spend(): void } => {
  const row = world.store.one<CodeRow>(
    'SELECT * FROM code WHERE mobile_number = ? ORDER BY id DESC LIMIT 1',
    mobileNumber,
  );
  if (!row) throw wrong(texts.codeWrong);
  const isOld = row.sent_at + lifeMs <= world.clock.now();
  if (row.is_spent === 1 || isOld || row.guesses >= mostGuesses) throw wrong(texts.codeExpired);
  if (row.code !== otp) {
    world.store.run('UPDATE code SET guesses = guesses + 1 WHERE id = ?', row.id);
    throw wrong(texts.codeWrong);
  }
  return {
    spend: () => {
      world.store.run('UPDATE code SET is_spent = 1 WHERE id = ?', row.id);
    },
  };
};
