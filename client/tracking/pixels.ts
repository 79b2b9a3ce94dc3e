import type { Sale, Tracker, TrackingEvent } from './track.ts';

/** A method or command of a third party's script with its values. */
export type Call = unknown[];

/** `order` is the number under which an advertiser counts a purchase once. */
const saleCalls = ({ items, value, currency }: Sale, name: string, snapchatName: string, order?: string) => {
  const ids = items.map(({ item_id }) => item_id);
  const meta = {
    content_type: 'product',
    content_ids: ids,
    contents: items.map(({ item_id, quantity, price }) => ({ id: item_id, quantity, item_price: price })),
    value,
    currency,
    ...(order && { order_id: order }),
  };
  const tiktok = {
    contents: items.map(({ item_id, ...item }) => ({ content_id: item_id, content_type: 'product', ...item })),
    value,
    currency,
  };
  const snapchat = {
    item_ids: ids,
    number_items: items.reduce((sum, { quantity }) => sum + quantity, 0),
    price: value,
    currency,
    ...(order && { transaction_id: order, client_dedup_id: order }),
  };
  return {
    META: [['track', name, meta, ...(order ? [{ eventID: order }] : [])]],
    TIKTOK: [['track', name, tiktok, ...(order ? [{ event_id: order }] : [])]],
    SNAPCHAT: [['track', snapchatName, snapchat]],
  };
};

/** Meta and TikTok take any name; Snapchat has numbered places for what it has no event for. */
const customCalls = ({ event: name, ...data }: object & { event: string }, place: string, description: string) => ({
  META: [['trackCustom', name, data]],
  TIKTOK: [['track', name, data]],
  SNAPCHAT: [['track', place, { description }]],
});

/** The call that names the customer by a hash, if there is one. */
const naming = (hash: string | null | undefined, ...call: Call): Call[] => (hash ? [call] : []);

type Advertiser = Exclude<Tracker['kind'], 'TAG_MANAGER'>;

/** What advertisers hear of an event, each in its own words, and of the customer's number in the shop only as `userHash`. */
export const callsOf = (id: string, event: TrackingEvent, userHash: string | null): Record<Advertiser, Call[]> => {
  switch (event.event) {
    case 'page_view':
      return { META: [['track', 'PageView']], TIKTOK: [['page']], SNAPCHAT: [['track', 'PAGE_VIEW']] };
    case 'view_item':
      return saleCalls(event, 'ViewContent', 'VIEW_CONTENT');
    case 'add_to_cart':
      return saleCalls(event, 'AddToCart', 'ADD_CART');
    case 'purchase':
      return saleCalls(event, 'Purchase', 'PURCHASE', event.transaction_id);
    case 'registration': {
      const who = { external_id: userHash };
      const snapchat = { sign_up_method: 'phone', ...(userHash && { uuid_c1: userHash }) };
      return {
        META: [...naming(userHash, 'init', id, who), ['track', 'CompleteRegistration', { status: true }]],
        TIKTOK: [...naming(userHash, 'identify', who), ['track', 'CompleteRegistration']],
        SNAPCHAT: [['track', 'SIGN_UP', snapchat]],
      };
    }
    case 'send_otp': {
      const { event: name, phone, phone_digits: digits } = event;
      const snapchat = { description: name, ...(digits && { user_hashed_phone_number: digits }) };
      return {
        META: [...naming(digits, 'init', id, { ph: digits }), ['trackCustom', name]],
        TIKTOK: [...naming(phone, 'identify', { phone_number: phone }), ['track', name]],
        SNAPCHAT: [['track', 'CUSTOM_EVENT_1', snapchat]],
      };
    }
    case 'login':
      return customCalls(event, 'LOGIN', event.method);
    case 'change_locale':
      return customCalls(event, 'CUSTOM_EVENT_2', `change_locale ${event.locale}`);
    case 'dialog_open':
      return customCalls(event, 'CUSTOM_EVENT_3', `dialog_open ${event.component}`);
    case 'dialog_close':
      return customCalls(event, 'CUSTOM_EVENT_4', `dialog_close ${event.component}`);
  }
};
