import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Attempt, attempts } from '../provider-api/attempts.ts';
import { describedCalls, refusalSchema, validatorFor } from '../provider-api/description.ts';
import { sandboxForFile } from '../support/for-file.ts';
import { signInAtProvider } from '../support/provider-customer.ts';

const runs = Number(process.env.FUZZ_RUNS ?? 8);
const seed = process.env.FUZZ_SEED ? Number(process.env.FUZZ_SEED) : 20261123;

const { sandbox, origin } = await sandboxForFile();
let token: string | null;

const compile = validatorFor('read');
const isRefusal = compile(refusalSchema);

const send = async ({ method, path, query, body, headers, isSignedIn }: Attempt) => {
  const response = await fetch(`${origin}/api/v1/${path}${query}`, {
    method,
    headers: { ...headers, ...(isSignedIn && token !== null && { authorization: `Bearer ${token}` }) },
    ...(body !== null && method !== 'GET' && { body }),
  });
  return { status: response.status, text: await response.text() };
};

test.each([...describedCalls.values()])(
  'a tester who sends $endpoint anything at all is answered as described',
  async (call) => {
    sandbox.controls.reset();
    token = (await signInAtProvider(sandbox, origin, '512345678')).token();
    const isAnswer = compile(call.answer);
    await fc.assert(
      fc.asyncProperty(attempts(call), async (attempt) => {
        const { status, text } = await send(attempt);
        const json = JSON.parse(text);
        const isAsDescribed = status < 300 ? isAnswer(json) : isRefusal(json);
        expect({ status: status < 500, isAsDescribed, text: isAsDescribed || text }).toEqual({
          status: true,
          isAsDescribed: true,
          text: true,
        });
      }),
      { numRuns: runs, seed: seed },
    );
  },
);
