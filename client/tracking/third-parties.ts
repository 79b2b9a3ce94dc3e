import { type Call, callsOf } from './pixels.ts';
import { followTracking, type Tracked, type Tracker, type TrackingEvent } from './track.ts';
import { sha256 } from './track-code-sent.ts';

/** A third party whose queue is in place. */
type ThirdParty = {
  /** What its script finds in its own URL. */
  parameters?: Record<string, string>;
  call: (...call: Call) => void;
  /** The calls that ask its script to say and keep nothing more. */
  silence?: Call[];
};

type Pixel = ((...call: Call) => void) & { queue: Call[] } & Record<string, unknown>;

/** A function that keeps its calls in `queue` until the script puts its own in the place of `taker`. */
const pixelOf = (taker: string): Pixel => {
  const pixel: Pixel = Object.assign(
    (...call: Call) => {
      const take = pixel[taker] as Pixel | undefined;
      if (take) take(...call);
      else pixel.queue.push(call);
    },
    { queue: [] as Call[] },
  ) as Pixel;
  return pixel;
};

const tiktokMethods = [
  ...['page', 'track', 'identify', 'instances', 'debug', 'on', 'off', 'once', 'ready', 'alias', 'group'],
  ...['enableCookie', 'disableCookie', 'holdConsent', 'revokeConsent', 'grantConsent'],
];

type TiktokQueue = unknown[] & Record<string, (...values: unknown[]) => void>;

const setAndDefer = (queue: TiktokQueue, method: string): void => {
  queue[method] = (...values) => queue.push([method, ...values]);
};

const tiktokQueue = (): TiktokQueue => {
  const queue = [] as unknown[] as TiktokQueue;
  for (const method of tiktokMethods) setAndDefer(queue, method);
  return queue;
};

const uses = ['ad_storage', 'ad_user_data', 'ad_personalization', 'analytics_storage'];

const consentTo = (answer: 'granted' | 'denied') => Object.fromEntries(uses.map((use) => [use, answer]));

/** Each puts its queue in place, before its script. */
const starts: Record<Tracker['kind'], (tracker: Tracker) => ThirdParty> = {
  // It may neither watch clicks nor read forms by itself. The shop tells each page itself; the script would count those
  // of the history again, and drop the shop's.
  META: ({ id }) => {
    const fbq = pixelOf('callMethod');
    const settings = { loaded: true, version: '2.0', disablePushState: true, allowDuplicatePageViews: true };
    Object.assign(fbq, { push: fbq, ...settings });
    Object.assign(window, { fbq, _fbq: fbq });
    fbq('set', 'autoConfig', false, id);
    fbq('init', id);
    return { call: fbq, silence: [['consent', 'revoke']] };
  },
  // Its script looks for its settings under these short names, and may put another object in the place of `ttq`.
  TIKTOK: ({ id, scriptUrl }) => {
    const own = Object.assign(tiktokQueue(), { _u: scriptUrl });
    const settings = { _i: { [id]: own }, _t: { [id]: Date.now() }, _o: { [id]: {} } };
    const ttq = Object.assign(tiktokQueue(), { methods: tiktokMethods, setAndDefer, instance: () => own, ...settings });
    const page = Object.assign(window, { TiktokAnalyticsObject: 'ttq', ttq: ttq as unknown as TiktokQueue });
    const call = (method: unknown, ...values: Call) => page.ttq[String(method)]?.(...values);
    return { parameters: { sdkid: id, lib: 'ttq' }, call, silence: [['revokeConsent'], ['disableCookie']] };
  },
  // Its script knows no word for silence; it hears nothing more from here.
  SNAPCHAT: ({ id }) => {
    const snaptr = pixelOf('handleRequest');
    Object.assign(window, { snaptr });
    snaptr('init', id);
    return { call: snaptr };
  },
  // With its documented consent commands, and a data layer of its own: the shop's also holds what happened before the
  // visitor agreed.
  TAG_MANAGER: ({ id }) => {
    const consentedDataLayer: unknown[] = [];
    Object.assign(window, { consentedDataLayer });
    function call(event: unknown, ...words: unknown[]) {
      // biome-ignore lint/complexity/noArguments: the tag manager knows commands by this kind of list
      consentedDataLayer.push(words.length > 0 ? arguments : event);
    }
    call('consent', 'default', consentTo('granted'));
    call({ 'gtm.start': Date.now(), event: 'gtm.js' });
    const parameters = { id, l: 'consentedDataLayer' };
    return { parameters, call, silence: [['consent', 'update', consentTo('denied')]] };
  },
};

/** A script that fails costs its own third party the calls, and no other. */
const callAll = (call: ThirdParty['call'], calls: Call[]): void => {
  try {
    for (const one of calls) call(...one);
  } catch (error) {
    reportError(error);
  }
};

/** What third parties hear first: the page that is open, then what happened on it since the visitor agreed. */
export const firstEvents = (history: readonly Tracked[], since: number, path: string): TrackingEvent[] => [
  { event: 'page_view', page_path: path },
  ...history.filter(({ event, at }) => at >= since && event.event !== 'page_view').map(({ event }) => event),
];

/**
 * Starts the third parties and tells them what happens from now on. Only for a visitor who agreed: `since` is when, in
 * milliseconds since 1970; `withdrawal` ends it.
 */
export const startThirdParties = (trackers: readonly Tracker[], since: number, withdrawal: AbortSignal): void => {
  if (withdrawal.aborted) return;
  const parties = trackers.map((tracker) => ({ ...tracker, ...starts[tracker.kind](tracker) }));
  // A blocked or broken script only leaves its queue unread.
  for (const { scriptUrl, parameters = {} } of parties) {
    const url = new URL(scriptUrl, window.location.href);
    for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
    document.head.append(Object.assign(document.createElement('script'), { async: true, src: url.href }));
  }
  const tell = async (event: TrackingEvent) => {
    const hash = event.event === 'registration' && event.user_id ? await sha256(event.user_id) : null;
    for (const { kind, id, call } of withdrawal.aborted ? [] : parties) {
      // The tag manager hears the event as it is.
      callAll(call, kind === 'TAG_MANAGER' ? [[event]] : callsOf(id, event, hash)[kind]);
    }
  };
  const history = followTracking(tell);
  for (const event of firstEvents(history, since, window.location.pathname)) void tell(event);
  withdrawal.addEventListener('abort', () => {
    for (const { call, silence = [] } of parties) callAll(call, silence);
  });
};
