import { beforeEach, expect, test } from 'vitest';
import { looseShopForFile } from '../support/for-file.ts';

const { provider, gql, cookie } = await looseShopForFile();

beforeEach(() => {
  provider.answers = {};
});

/** An order of which no two fields say the same. */
const order = {
  id: 31,
  order_number: 'N-31',
  status: { value: 2, label: 'Confirmed', color: '#2f6b4f', display_active_in_order_history_app: '1' },
  customer_arrived: 1,
  branch_name: 'Olaya',
  number_of_users: '3',
  sub_total: 300,
  tax_amount: 40.5,
  order_service_fee_price: 18,
  promo_discount: 7.5,
  redeem_points_price: 0.5,
  total: 310,
  can_rate: 1,
  has_rating: 0,
  is_cancelable: 1,
  invoice_link: 'https://pay.example/invoices/31',
  service_fees: [{ id: 18, products: [{ order_product_id: 77 }] }],
  products: [
    {
      order_product_id: 77,
      product_master_id: 901,
      product_id: 1001,
      name: 'Massage',
      image: '/massage.jpg',
      start_at: '2031-01-04 10:00:00',
      end_at: '2031-01-04 11:15:00',
      branch_id: 4,
      cart_product_id: 55,
    },
    { order_product_id: 78, product_master_id: 902, product_id: 1002, name: 'Wrap' },
  ],
};

const gifted_info = {
  id: 7,
  is_sender: 1,
  is_completed: 0,
  sender_user: { full_name: 'Sara Omar' },
  receiver_user: { full_name: 'Reem Salem' },
  gifted_status: { label: 'On its way', color: '#9a6a1f' },
};

const bookingsQuery = `{
  bookings(page: 2) {
    bookings {
      id number date time guests customerArrived branchId branchName isCancelable canRate hasRating invoiceUrl
      status { label color isActive isCancelled }
      subTotal { amount } tax { amount } serviceFee { amount } discount { amount } redeemPoints { amount } total { amount }
      gift { id isSender isCompleted senderName receiverName statusLabel statusColor }
      products { id cartLineId productId productMasterId name image date time startAt endAt serviceFeeIds }
    }
    page { currentPage lastPage total }
  }
}`;

const listOf = async (orders: object[]) => {
  const pagination_options = { current_page: 2, last_page: 4, total: 33 };
  provider.answers['GET /orders'] = { status: true, data: { orders, pagination_options } };
  return (await gql(bookingsQuery, {}, { cookie })).data.bookings;
};

test('a customer reads every word and number that the provider says of a booking [BOOK-10] [BOOK-11] [BOOK-12] [BOOK-13] [BOOK-15] [BOOK-08] [CALL-35]', async () => {
  const { bookings, page } = await listOf([order]);
  expect(page).toEqual({ currentPage: 2, lastPage: 4, total: 33 });
  expect(bookings).toEqual([
    {
      id: '31',
      number: 'N-31',
      date: '2031-01-04',
      time: '10:00',
      guests: 3,
      customerArrived: true,
      branchId: '4',
      branchName: 'Olaya',
      isCancelable: true,
      canRate: true,
      hasRating: false,
      invoiceUrl: order.invoice_link,
      status: { label: 'Confirmed', color: '#2f6b4f', isActive: true, isCancelled: false },
      subTotal: { amount: 30_000 },
      tax: { amount: 4050 },
      serviceFee: { amount: 1800 },
      discount: { amount: 750 },
      redeemPoints: { amount: 50 },
      total: { amount: 31_000 },
      gift: null,
      products: [
        {
          id: '77',
          cartLineId: '55',
          productId: '1001',
          productMasterId: '901',
          name: 'Massage',
          image: expect.stringMatching(/^\/p\/.*massage\.jpg/),
          date: '2031-01-04',
          time: '10:00',
          startAt: '2031-01-04 10:00:00',
          endAt: '2031-01-04 11:15:00',
          serviceFeeIds: ['18'],
        },
        expect.objectContaining({ id: '78', name: 'Wrap', image: null, date: null, serviceFeeIds: [] }),
      ],
    },
  ]);
});

test('the sender of a gift reads to whom it goes and how it stands, its receiver from whom [GIFT-25] [BOOK-13]', async () => {
  const told = { id: '7', senderName: 'Sara Omar', receiverName: 'Reem Salem' };
  const status = { statusLabel: 'On its way', statusColor: '#9a6a1f' };
  const sent = await listOf([{ ...order, gifted_info }]);
  expect(sent.bookings[0].gift).toEqual({ ...told, ...status, isSender: true, isCompleted: false });
  const received = await listOf([{ ...order, gifted_info: { ...gifted_info, is_sender: '0', is_completed: '1' } }]);
  expect(received.bookings[0].gift).toMatchObject({ ...told, isSender: false, isCompleted: true });
});
