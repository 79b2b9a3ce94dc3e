import { describe, expect, it } from 'vitest';
import { callsOf } from './pixels.ts';
import type { TrackingEvent } from './track.ts';

const told = (event: TrackingEvent, hash: string | null) => {
  const { META, TIKTOK, SNAPCHAT } = callsOf('pixel', event, hash);
  return [META, TIKTOK, SNAPCHAT];
};

const sale = { items: [{ item_id: '1001', quantity: 2, price: 125.5 }], value: 251, currency: 'SAR' };

type Case = { event: TrackingEvent; meta: unknown[][]; tiktok: unknown[][]; snapchat: unknown[] };

const metaSale = {
  content_type: 'product',
  content_ids: ['1001'],
  contents: [{ id: '1001', quantity: 2, item_price: 125.5 }],
  value: 251,
  currency: 'SAR',
};
const tiktokSale = {
  contents: [{ content_id: '1001', content_type: 'product', quantity: 2, price: 125.5 }],
  value: 251,
  currency: 'SAR',
};
const snapchatSale = { item_ids: ['1001'], number_items: 2, price: 251, currency: 'SAR' };

const cases: Case[] = [
  {
    event: { event: 'page_view', page_path: '/' },
    meta: [['track', 'PageView']],
    tiktok: [['page']],
    snapchat: ['track', 'PAGE_VIEW'],
  },
  {
    event: { event: 'view_item', ...sale },
    meta: [['track', 'ViewContent', metaSale]],
    tiktok: [['track', 'ViewContent', tiktokSale]],
    snapchat: ['track', 'VIEW_CONTENT', snapchatSale],
  },
  {
    event: { event: 'add_to_cart', quantity: 2, ...sale },
    meta: [['track', 'AddToCart', metaSale]],
    tiktok: [['track', 'AddToCart', tiktokSale]],
    snapchat: ['track', 'ADD_CART', snapchatSale],
  },
  {
    event: { event: 'purchase', transaction_id: 'RQ7', ...sale },
    meta: [['track', 'Purchase', { ...metaSale, order_id: 'RQ7' }, { eventID: 'RQ7' }]],
    tiktok: [['track', 'Purchase', tiktokSale, { event_id: 'RQ7' }]],
    snapchat: ['track', 'PURCHASE', { ...snapchatSale, transaction_id: 'RQ7', client_dedup_id: 'RQ7' }],
  },
  {
    event: { event: 'registration', user_id: '42' },
    meta: [
      ['init', 'pixel', { external_id: 'h42' }],
      ['track', 'CompleteRegistration', { status: true }],
    ],
    tiktok: [
      ['identify', { external_id: 'h42' }],
      ['track', 'CompleteRegistration'],
    ],
    snapchat: ['track', 'SIGN_UP', { sign_up_method: 'phone', uuid_c1: 'h42' }],
  },
  {
    event: { event: 'send_otp', phone: 'plus', phone_digits: 'digits' },
    meta: [
      ['init', 'pixel', { ph: 'digits' }],
      ['trackCustom', 'send_otp'],
    ],
    tiktok: [
      ['identify', { phone_number: 'plus' }],
      ['track', 'send_otp'],
    ],
    snapchat: ['track', 'CUSTOM_EVENT_1', { description: 'send_otp', user_hashed_phone_number: 'digits' }],
  },
  {
    event: { event: 'login', method: 'otp' },
    meta: [['trackCustom', 'login', { method: 'otp' }]],
    tiktok: [['track', 'login', { method: 'otp' }]],
    snapchat: ['track', 'LOGIN', { description: 'otp' }],
  },
  {
    event: { event: 'change_locale', locale: 'ar' },
    meta: [['trackCustom', 'change_locale', { locale: 'ar' }]],
    tiktok: [['track', 'change_locale', { locale: 'ar' }]],
    snapchat: ['track', 'CUSTOM_EVENT_2', { description: 'change_locale ar' }],
  },
  {
    event: { event: 'dialog_close', component: 'ServiceShow' },
    meta: [['trackCustom', 'dialog_close', { component: 'ServiceShow' }]],
    tiktok: [['track', 'dialog_close', { component: 'ServiceShow' }]],
    snapchat: ['track', 'CUSTOM_EVENT_4', { description: 'dialog_close ServiceShow' }],
  },
];

describe('an advertiser hears of a visit in its own words', () => {
  it.each(cases)('$event.event [TRK-01]', ({ event, meta, tiktok, snapchat }) => {
    expect(told(event, 'h42')).toEqual([meta, tiktok, [snapchat]]);
  });

  it('and never gets the customer’s number in the shop itself', () => {
    for (const hash of [null, 'hash']) {
      expect(JSON.stringify(told({ event: 'registration', user_id: 'secret-42' }, hash))).not.toContain('42');
    }
  });
});
