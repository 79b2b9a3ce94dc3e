import type { Heard, Sale, ThirdParty, Tracker } from './track.ts';

type Call = [method: Method, ...values: unknown[]];

const methods = [
  'page',
  'track',
  'identify',
  'instances',
  'debug',
  'on',
  'off',
  'once',
  'ready',
  'alias',
  'group',
  'enableCookie',
  'disableCookie',
  'holdConsent',
  'revokeConsent',
  'grantConsent',
] as const;

type Method = (typeof methods)[number];

type Queue = unknown[] & Record<Method, (...values: unknown[]) => void>;

type Ttq = Queue & {
  methods: readonly Method[];
  setAndDefer: (queue: Queue, method: Method) => void;
  instance: (id: string) => Queue;
  _i: Record<string, Queue & { _u: string }>;
  _t: Record<string, number>;
  _o: Record<string, object>;
};

declare global {
  interface Window {
    ttq?: Ttq;
    TiktokAnalyticsObject?: string;
  }
}

const setAndDefer = (queue: Queue, method: Method): void => {
  queue[method] = (...values) => queue.push([method, ...values]);
};

/** A list that remembers what is called on it, until the script takes over. */
const buildQueue = (): Queue => {
  const queue = [] as unknown[] as Queue;
  for (const method of methods) setAndDefer(queue, method);
  return queue;
};

/** TikTok's script looks for its settings under these short names. */
const buildTtq = (id: string, scriptUrl: string): Ttq => {
  const own = Object.assign(buildQueue(), { _u: scriptUrl });
  return Object.assign(buildQueue(), {
    methods,
    setAndDefer,
    instance: () => own,
    _i: { [id]: own },
    _t: { [id]: Date.now() },
    _o: { [id]: {} },
  });
};

const sale = ({ items, value, currency }: Sale) => ({
  contents: items.map(({ item_id, quantity, price }) => ({
    content_id: item_id,
    content_type: 'product',
    quantity,
    price,
  })),
  value,
  currency,
});

/** The calls of `ttq` for an event: standard events where TikTok has one, else custom events of the same name. */
export const tiktokCalls = (event: Heard): Call[] => {
  switch (event.event) {
    case 'page_view':
      return [['page']];
    case 'view_item':
      return [['track', 'ViewContent', sale(event)]];
    case 'add_to_cart':
      return [['track', 'AddToCart', sale(event)]];
    case 'purchase':
      return [['track', 'Purchase', sale(event), { event_id: event.transaction_id }]];
    case 'registration': {
      const known: Call[] = event.user_hash ? [['identify', { external_id: event.user_hash }]] : [];
      return [...known, ['track', 'CompleteRegistration']];
    }
    case 'send_otp': {
      const known: Call[] = event.phone ? [['identify', { phone_number: event.phone }]] : [];
      return [...known, ['track', 'send_otp']];
    }
    default: {
      const { event: name, user_hash: _, ...data } = event;
      return [['track', name, data]];
    }
  }
};

export const startTiktokPixel = ({ id, scriptUrl }: Tracker): ThirdParty => {
  const ttq = buildTtq(id, scriptUrl);
  window.TiktokAnalyticsObject = 'ttq';
  window.ttq = ttq;
  return {
    parameters: { sdkid: id, lib: 'ttq' },
    send: (event) => {
      for (const [method, ...values] of tiktokCalls(event)) window.ttq?.[method](...values);
    },
    silence: () => {
      window.ttq?.revokeConsent();
      window.ttq?.disableCookie();
    },
  };
};
