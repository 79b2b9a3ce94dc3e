import type { Heard, Sale, ThirdParty, Tracker } from './track.ts';

type Call = unknown[];

/** A function that keeps its calls in a queue until the script puts its own in its place. */
type Pixel = ((...call: Call) => void) & {
  queue: Call[];
  /** Meta's. */
  callMethod?: (...call: Call) => void;
  /** Snapchat's. */
  handleRequest?: (...call: Call) => void;
};

declare global {
  interface Window {
    fbq?: Pixel;
    _fbq?: Pixel;
    snaptr?: Pixel;
  }
}

const buildPixel = (taker: 'callMethod' | 'handleRequest', settings: object = {}): Pixel => {
  const queue: Call[] = [];
  const pixel: Pixel = Object.assign(
    (...call: Call) => {
      if (pixel[taker]) pixel[taker](...call);
      else queue.push(call);
    },
    { queue, ...settings },
  );
  return pixel;
};

const metaSale = ({ items, value, currency }: Sale) => ({
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
      return [['track', 'ViewContent', metaSale(event)]];
    case 'add_to_cart':
      return [['track', 'AddToCart', metaSale(event)]];
    case 'purchase': {
      const data = { ...metaSale(event), order_id: event.transaction_id };
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
  // The shop tells each page itself; the script would count those of the history again, and drop the shop's.
  const settings = { loaded: true, version: '2.0', disablePushState: true, allowDuplicatePageViews: true };
  const fbq = buildPixel('callMethod', settings);
  Object.assign(fbq, { push: fbq });
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

const snapchatSale = ({ items, value, currency }: Sale) => ({
  item_ids: items.map(({ item_id }) => item_id),
  number_items: items.reduce((sum, { quantity }) => sum + quantity, 0),
  price: value,
  currency,
});

/** Snapchat names no events of others: these places stand for the shop's own. */
const customEvents = {
  send_otp: 'CUSTOM_EVENT_1',
  change_locale: 'CUSTOM_EVENT_2',
  dialog_open: 'CUSTOM_EVENT_3',
  dialog_close: 'CUSTOM_EVENT_4',
} as const;

/** The call of `snaptr` for an event. */
export const snapchatCall = (event: Heard): Call => {
  switch (event.event) {
    case 'page_view':
      return ['track', 'PAGE_VIEW'];
    case 'view_item':
      return ['track', 'VIEW_CONTENT', snapchatSale(event)];
    case 'add_to_cart':
      return ['track', 'ADD_CART', snapchatSale(event)];
    case 'purchase': {
      const { transaction_id } = event;
      return ['track', 'PURCHASE', { ...snapchatSale(event), transaction_id, client_dedup_id: transaction_id }];
    }
    case 'registration':
      return ['track', 'SIGN_UP', { sign_up_method: 'phone', ...(event.user_hash && { uuid_c1: event.user_hash }) }];
    case 'login':
      return ['track', 'LOGIN', { description: event.method }];
    case 'send_otp': {
      const known = event.phone_digits && { user_hashed_phone_number: event.phone_digits };
      return ['track', customEvents.send_otp, { description: 'send_otp', ...known }];
    }
    case 'change_locale':
      return ['track', customEvents.change_locale, { description: `change_locale ${event.locale}` }];
    case 'dialog_open':
    case 'dialog_close':
      return ['track', customEvents[event.event], { description: `${event.event} ${event.component}` }];
  }
};

export const startSnapchatPixel = ({ id }: Tracker): ThirdParty => {
  const snaptr = buildPixel('handleRequest');
  window.snaptr = snaptr;
  snaptr('init', id);
  return {
    send: (event) => snaptr(...snapchatCall(event)),
    // Its script knows no word for it; it hears nothing more from here.
    silence: () => {},
  };
};
