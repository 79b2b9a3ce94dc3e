import { startCollector } from '../support/start-collector.ts';
import type { Shop } from '../support/start-shop.ts';
import { visitorsOf } from './answer-cost.ts';
import { type Comparison, compareCpu } from './compare-cpu.ts';
import { type MeasuredProcess, startMeasured } from './measured-process.ts';

const phoneOfCustomer = '512345678';
const sendMutation = 'mutation ($input: SendCodeInput!) { sendCode(input: $input) { resendAfterSeconds } }';
const verifyMutation = 'mutation ($input: VerifyCodeInput!) { verifyCode(input: $input) { isCompleted } }';
const costedQuery = '{ viewer { profile { firstName } } cart { lines { id } } }';

const posted = (query: string, input?: object) => ({
  method: 'POST' as const,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ query, ...(input && { variables: { input } }) }),
});

/** The cookie of a customer who signs in at this process. */
const signIn = async ({ url }: MeasuredProcess, { controls }: Shop): Promise<string> => {
  await fetch(`${url}/graphql`, posted(sendMutation, { mobileNumber: phoneOfCustomer, acceptTerms: true }));
  const answer = await fetch(
    `${url}/graphql`,
    posted(verifyMutation, { mobileNumber: phoneOfCustomer, code: controls.codeFor(phoneOfCustomer) }),
  );
  const cookie = answer.headers.getSetCookie().find((line) => line.includes('auth_token='));
  if (!cookie) throw new Error(`The customer could not sign in: ${await answer.text()}`);
  return cookie.split(';')[0] ?? '';
};

/** What the shop takes with a collector that is told everything, beside the shop without one. */
export const telemetryCost = async (shop: Shop): Promise<{ page: Comparison; query: Comparison }> => {
  const collector = await startCollector();
  const env = { PROVIDER_URL: shop.providerUrl };
  const on = await startMeasured('shop-server.ts', { ...env, OTEL_EXPORTER_OTLP_ENDPOINT: collector.url });
  const off = await startMeasured('shop-server.ts', env);
  const compare = async (path: string, of: (process: MeasuredProcess) => Promise<Parameters<typeof visitorsOf>[2]>) => {
    const visitors = [visitorsOf(on, path, await of(on)), visitorsOf(off, path, await of(off))] as const;
    try {
      return await compareCpu(...visitors, { warmUp: 300, rounds: 9, times: 200 });
    } finally {
      await Promise.all(visitors.map((each) => each.close()));
    }
  };
  try {
    const page = await compare('/services', async () => ({}));
    const query = await compare('/graphql', async (process) => {
      const asked = posted(costedQuery);
      return { ...asked, headers: { ...asked.headers, cookie: await signIn(process, shop) } };
    });
    if (collector.spans.length === 0) throw new Error('The collector was told nothing');
    return { page, query };
  } finally {
    on.stop();
    off.stop();
    await collector.close();
  }
};
