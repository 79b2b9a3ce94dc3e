import type { Heard, Sale, ThirdParty, Tracker } from './track.ts';

type Call = unknown[];

type Fbq = ((...call: Call) => void) & { callMethod?: (...call: Call) => void; queue: Call[] };

declare global {
  interface Window {
    fbq?: Fbq;
    _fbq?: Fbq;
  }
}

const buildQueue = (): Fbq => {
  const queue: Call[] = [];
  const fbq: Fbq = Object.assign(
    (...call: Call) => {
      if (fbq.callMethod) fbq.callMethod(...call);
      else queue.push(call);
    },
    // The shop tells each page itself; the script would count those of the history again, and drop the shop's.
    { queue, loaded: true, version: '2.0', disablePushState: true, allowDuplicatePageViews: true },
  );
  return Object.assign(fbq, { push: fbq });
};

const sale = ({ items, value, currency }: Sale) => ({
  content_type: 'product',
  content_ids: items.map(({ item_id }) => item_id),
  contents: items.map(({ item_id, quantity, price }) => ({ id: item_id, quantity, item_price: price })),
  value,
  currency,
});

/** The calls of `fbq` for an event: standard events where Meta has one, else custom events of the same name. */
export const metaCalls = (id: string, event: Heard): Call[] => {
  switch (event.event) {
    case 'page_view':
      return [['track', 'PageView']];
    case 'view_item':
      return [['track', 'ViewContent', sale(event)]];
    case 'add_to_cart':
      return [['track', 'AddToCart', sale(event)]];
    case 'purchase': {
      const data = { ...sale(event), order_id: event.transaction_id };
      return [['track', 'Purchase', data, { eventID: event.transaction_id }]];
    }
    case 'registration': {
      const known = event.user_hash ? [['init', id, { external_id: event.user_hash }]] : [];
      return [...known, ['track', 'CompleteRegistration', { status: true }]];
    }
    case 'send_otp': {
      const known = event.phone_digits ? [['init', id, { ph: event.phone_digits }]] : [];
      return [...known, ['trackCustom', 'send_otp']];
    }
    default: {
      const { event: name, user_hash: _, ...data } = event;
      return [['trackCustom', name, data]];
    }
  }
};

/** Meta's pixel (Facebook, Instagram). It may neither watch clicks nor read forms by itself. */
export const startMetaPixel = ({ id }: Tracker): ThirdParty => {
  const fbq = buildQueue();
  window.fbq = fbq;
  window._fbq = fbq;
  fbq('set', 'autoConfig', false, id);
  fbq('init', id);
  return {
    send: (event) => {
      for (const call of metaCalls(id, event)) fbq(...call);
    },
    silence: () => fbq('consent', 'revoke'),
  };
};
