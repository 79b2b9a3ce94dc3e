import { getCart } from '../../server/provider/cart.ts';
import { type Asker, createAsker, type Exchange } from '../provider-api/asker.ts';
import type { Known, ProviderCall } from '../provider-api/call.ts';
import { providerCalls } from '../provider-api/provider-calls.ts';
import { carryOutside } from './carry-outside.ts';
import { differencesIn } from './differences.ts';

export type Verdict = 'fine' | 'lenient' | 'refused' | 'unknown id' | 'missing' | 'failed' | 'silent' | 'not asked';

export type Finding = {
  call: ProviderCall;
  verdict: Verdict;
  notes: string[];
  /** Whether the shop can do without. */
  isHarmless: boolean;
  milliseconds: number | null;
  exchange: Exchange | null;
};

export type ProbeOptions = {
  /** Without `/api/v1` and a slash at the end. */
  origin: string;
  token: string | null;
  /** Also writes down a URL and a line of the cart, and takes them away again. */
  writes: boolean;
  language: 'en' | 'ar';
  /** For one call. */
  callMilliseconds: number;
  /** For all of it. */
  wholeMilliseconds: number;
};

/** A provider that has never answered by then is not asked on. */
const silentCalls = 3;

const nameOfParam: Record<keyof Known, string> = {
  branchId: 'branch',
  productId: 'product',
  masterId: 'treatment',
  addressId: 'address',
  lineId: 'line of the cart',
  times: 'free time',
  orderId: 'order',
  orderNumber: 'order',
  giftId: 'gift',
  giftProductId: 'gift',
  serialNumber: 'gift card',
  methodId: 'way to pay',
};

const findingOf = (call: ProviderCall, verdict: Verdict, notes: string[]): Finding => ({
  call,
  verdict,
  notes,
  isHarmless: ['fine', 'lenient', 'unknown id', 'not asked'].includes(verdict),
  milliseconds: null,
  exchange: null,
});

/**
 * Whether the probe may put something into the cart and take it out: at some providers that would be a line that the
 * customer has put there.
 */
const isCartFree = async ({ client, only }: Asker): Promise<boolean> => {
  only('GET cart');
  const cart = await getCart(client).catch(() => null);
  return cart?.lines.length === 0;
};

/** Why a call is not asked; null for one that is. */
const reasonNot = (call: ProviderCall, wish: ProbeOptions, known: Known, mayUseCart: boolean): string | null => {
  const { token, writes } = wish;
  if (call.effect === 'lasts') return 'it cannot be taken back';
  if (!call.isPublic && token === null) return 'it needs --token';
  if (call.effect === 'undone' && !writes) return 'it needs --write';
  if (call.effect === 'undone' && call.group === 'Cart' && !mayUseCart) return 'the cart is not known to be empty';
  const unknown = call.needs?.find((name) => known[name] === undefined);
  return unknown ? `no ${nameOfParam[unknown]} is known` : null;
};

const isEmptyList = ({ holds: { kind, at } }: ProviderCall, json: unknown): boolean => {
  const data = Object(json).data;
  return kind === 'list' && [data, Object(data)[at ?? '']].some((list) => Array.isArray(list) && !list.length);
};

const judgeRead = (call: ProviderCall, { json, skipped }: Exchange): Finding => {
  const differences = differencesIn(call, json);
  const leftOut = [...new Set(skipped)].map((words) => `left out: ${words}`);
  const notes = [...leftOut, ...differences];
  if (notes.length > 0) return findingOf(call, 'lenient', notes);
  return findingOf(call, 'fine', isEmptyList(call, json) ? ['an empty list: nothing to look at'] : []);
};

/** Whether the endpoint is there, and only has nothing under the id: Laravel names the model that it looked for. */
const isModelNotFound = (status: number | null, json: unknown): boolean =>
  status === 404 &&
  /no query results for model|ModelNotFound/i.test(`${Object(json).message} ${Object(json).exception}`);

const judgeRefusal = (call: ProviderCall, { status, words, json }: Exchange, token: string | null): Finding => {
  if (isModelNotFound(status, json)) return findingOf(call, 'unknown id', ['it is there, and does not know this id']);
  if (status === 404 || status === 405) {
    const { assumed } = call;
    const off = assumed ? [`ASSUMED_CALLS_OFF=${assumed} spares the shop this call`] : [];
    return { ...findingOf(call, 'missing', [`${status}`, ...off]), isHarmless: assumed !== undefined };
  }
  const cause = status === 401 || status === 403 ? (token ? 'the token is refused' : 'it asks for a token') : words;
  return findingOf(call, 'failed', [`${status} ${cause ?? ''}`.trim()]);
};

const judge = (call: ProviderCall, exchange: Exchange, token: string | null): Finding => {
  switch (exchange.outcome) {
    case 'read':
      return judgeRead(call, exchange);
    case 'unreadable':
      return findingOf(call, 'refused', [exchange.words ?? '']);
    case 'refused':
      return judgeRefusal(call, exchange, token);
    default:
      return findingOf(call, 'silent', [exchange.words ?? 'no answer']);
  }
};

/** A call that is missing does no harm where another one answers the same. */
const withInstead = (findings: Finding[]): Finding[] =>
  findings.map((finding) => {
    const other = findings.find(({ call }) => call.endpoint === finding.call.insteadOf);
    if (finding.verdict !== 'missing' || (other?.verdict !== 'fine' && other?.verdict !== 'lenient')) return finding;
    return { ...finding, isHarmless: true, notes: [...finding.notes, `${other.call.endpoint} is asked instead`] };
  });

/** Asks a provider call by call, as the shop does, and reports the shop's reading of every answer. */
export const askProvider = async (options: ProbeOptions): Promise<Finding[]> => {
  const end = AbortSignal.timeout(options.wholeMilliseconds);
  const asker = createAsker(carryOutside(options.origin, options.callMilliseconds, end), options);
  const known: Known = {};
  const findings: Finding[] = [];
  const mayUseCart = options.writes && (await isCartFree(asker));
  for (const call of providerCalls) {
    const asked = findings.filter(({ exchange }) => exchange !== null);
    const isDead = asked.length >= silentCalls && asked.every(({ verdict }) => verdict === 'silent');
    const reason =
      reasonNot(call, options, known, mayUseCart) ??
      (end.aborted ? 'the time is over' : isDead ? 'the provider does not answer' : null);
    if (reason !== null) {
      findings.push({ ...findingOf(call, 'not asked', [reason]), isHarmless: !end.aborted });
      continue;
    }
    asker.only(call.endpoint);
    const startedAt = performance.now();
    // The failure stands in the exchange.
    await call.ask(asker.client, known as Required<Known>, (told) => Object.assign(known, told)).catch(() => undefined);
    const exchange = asker.exchanges.findLast(({ asked: sent }) => sent.endpoint === call.endpoint);
    if (!exchange) {
      findings.push(findingOf(call, 'not asked', ['an id of the provider cannot stand in an address']));
      continue;
    }
    const milliseconds = Math.round(performance.now() - startedAt);
    findings.push({ ...judge(call, exchange, options.token), milliseconds, exchange });
  }
  return withInstead(findings);
};
