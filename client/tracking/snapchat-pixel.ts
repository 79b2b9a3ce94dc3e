import type { Heard, Sale, ThirdParty, Tracker } from './track.ts';

type Call = unknown[];

type Snaptr = ((...call: Call) => void) & { handleRequest?: (...call: Call) => void; queue: Call[] };

declare global {
  interface Window {
    snaptr?: Snaptr;
  }
}

const buildQueue = (): Snaptr => {
  const queue: Call[] = [];
  const snaptr: Snaptr = Object.assign(
    (...call: Call) => {
      if (snaptr.handleRequest) snaptr.handleRequest(...call);
      else queue.push(call);
    },
    { queue },
  );
  return snaptr;
};

const sale = ({ items, value, currency }: Sale) => ({
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
      return ['track', 'VIEW_CONTENT', sale(event)];
    case 'add_to_cart':
      return ['track', 'ADD_CART', sale(event)];
    case 'purchase': {
      const { transaction_id } = event;
      return ['track', 'PURCHASE', { ...sale(event), transaction_id, client_dedup_id: transaction_id }];
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
  const snaptr = buildQueue();
  window.snaptr = snaptr;
  snaptr('init', id);
  return {
    send: (event) => snaptr(...snapchatCall(event)),
    // Its script knows no word for it; it hears nothing more from here.
    silence: () => {},
  };
};
