import { type Example, example, money } from './example.ts';

const firstTime = '.availableDays.*.slots.0';
const times = (operation: string) => ({
  startAt: `{{${operation}${firstTime}.startAt}}`,
  endAt: `{{${operation}${firstTime}.endAt}}`,
});
const cart = `{ itemCount total ${money} lines { id name } }`;

/** What wants a customer who is signed in, such as by tabs 3 and 4; the last group wants an administrator. */
export const customerExamples: Record<string, Example[]> = {
  Payments: [
    example(
      'Ask once',
      'How a payment stands; the server says paid, nobody else.',
      'mutation CheckPayment($orderNumber: ID!) { checkPayment(orderNumber: $orderNumber) { state attempt } }',
      {
        orderNumber: '{{PlaceOrder.placeOrder.orderNumber}}',
      },
    ),
    example(
      'Open ones',
      'Orders whose payment is not known to have ended.',
      '{ openPayments { order { orderNumber paymentUrl } lineIds begunAt } }',
    ),
    example(
      'Of these lines',
      'The decision to pay for what is in the cart, if it has no known end.',
      'query OpenCheckout($lines: [OrderedLineInput!]!) { openCheckout(lines: $lines) { checkoutKey state isSameCart order { orderNumber } } }',
      { lines: '{{Schedule.scheduleCartLine.lines}}' },
    ),
    example(
      'A lost order',
      'Looks among the orders for one whose answer was lost.',
      'mutation LookForOrder($key: String!) { lookForOrder(checkoutKey: $key) { verdict orderNumber } }',
      {
        key: '{{OpenCheckout.openCheckout.checkoutKey}}',
      },
    ),
    example(
      'Give up',
      'Cancels the order, so that its lines can be ordered anew.',
      'mutation GiveUp($key: String!) { giveUpCheckout(checkoutKey: $key) { outcome message } }',
      {
        key: '{{OpenCheckout.openCheckout.checkoutKey}}',
      },
    ),
    example(
      'Chosen again',
      'What was chosen for a former order is not offered again.',
      'mutation ChosenAgain($orderNumber: ID!) { noteChosenAgain(orderNumber: $orderNumber) }',
      {
        orderNumber: '{{PlaceOrder.placeOrder.orderNumber}}',
      },
    ),
  ],
  Cart: [
    example(
      'As it is',
      'What it costs, with extras and a promo code.',
      `query Cart($params: CartParamsInput!) { cart(params: $params) { itemCount lines { id name } rows { kind amount ${money} } availableServiceFees { id name } } }`,
      { params: { promoCode: '' } },
    ),
    example(
      'Remove a line',
      'Every change answers with the whole cart.',
      `mutation RemoveLine($id: ID!) { removeCartLine(id: $id) ${cart} }`,
      {
        id: '{{AddToCart.addToCart.cartLineId}}',
      },
    ),
    example('Empty it', 'All lines at once.', `mutation EmptyCart { emptyCart ${cart} }`),
  ],
  Bookings: [
    example(
      'One of them',
      'With its treatments; tab 9 has the list.',
      `query OneBooking($id: ID!) { booking(id: $id) { number isCancelable total ${money} products { id name cartLineId productMasterId startAt } } }`,
      { id: '{{Bookings.bookings.bookings.?isCancelable.id}}' },
    ),
    example(
      'Its receipt',
      'Net, VAT and total once it is paid.',
      `query Receipt($id: ID!) { receipt(bookingId: $id) { number state total ${money} } }`,
      {
        id: '{{Bookings.bookings.bookings.?canRate.id}}',
      },
    ),
    example(
      'Lines that can move',
      'The bookings with their lines and what they are of.',
      'query Movable { bookings { bookings { id isCancelable products { cartLineId productMasterId } } } }',
    ),
    example(
      'Other times',
      'For the first line that can move.',
      'query OtherTimes($id: ID!) { availableDays(productMasterId: $id) { date slots { startAt endAt } } }',
      {
        id: '{{Movable.bookings.bookings.*.products.?cartLineId.productMasterId}}',
      },
    ),
    example(
      'Move it',
      'Gives the line another time.',
      'mutation Reschedule($input: RescheduleBookingInput!) { rescheduleBooking(input: $input) { message } }',
      {
        input: { cartLineId: '{{Movable.bookings.bookings.*.products.*.cartLineId}}', ...times('OtherTimes') },
      },
    ),
    example(
      'Rate one',
      'One to five stars.',
      'mutation Rate($input: RateBookingInput!) { rateBooking(input: $input) { isDone message } }',
      {
        input: { bookingId: '{{Bookings.bookings.bookings.?canRate.id}}', stars: 5, comment: 'Lovely' },
      },
    ),
    example(
      'Its rating',
      'Null before it is rated.',
      'query Rating($id: ID!) { bookingRating(bookingId: $id) { stars comment } }',
      {
        id: '{{Bookings.bookings.bookings.?canRate.id}}',
      },
    ),
    example('Cancel one', 'Cannot be taken back.', 'mutation Cancel($id: ID!) { cancelBooking(id: $id) { message } }', {
      id: '{{Movable.bookings.bookings.?isCancelable.id}}',
    }),
  ],
  Gifts: [
    example(
      'Sent and received',
      'Of the last orders.',
      'query Gifts { giftedOrders { id products { id productMasterId } gift { id isSender isCompleted } } }',
    ),
    example(
      'One of them',
      'With the words of its sender.',
      'query OneGift($id: ID!) { giftedOrder(id: $id) { id message firstProductId order { number } } }',
      {
        id: '{{Gifts.giftedOrders.0.gift.id}}',
      },
    ),
    example(
      'Its times',
      'The free times of what is given.',
      'query GiftTimes($id: ID!) { availableDays(productMasterId: $id) { slots { startAt endAt } } }',
      {
        id: '{{Gifts.giftedOrders.0.products.0.productMasterId}}',
      },
    ),
    example(
      'Choose a time',
      'For who has received it.',
      'mutation ScheduleGift($input: ScheduleGiftedProductInput!) { scheduleGiftedProduct(input: $input) { isDone message } }',
      {
        input: {
          id: '{{Gifts.giftedOrders.0.gift.id}}',
          orderProductId: '{{Gifts.giftedOrders.0.products.0.id}}',
          ...times('GiftTimes'),
        },
      },
    ),
    example(
      'Accept it',
      'Once its treatments have times.',
      'mutation Accept($id: ID!) { acceptGiftedOrder(id: $id) { isDone message } }',
      {
        id: '{{Gifts.giftedOrders.0.gift.id}}',
      },
    ),
    example(
      'Decline one',
      'It goes back to who gave it.',
      'mutation Decline($id: ID!) { declineGiftedOrder(id: $id) { isDone message } }',
      {
        id: '{{Gifts.giftedOrders.2.gift.id}}',
      },
    ),
  ],
  'Gift cards': [
    example('On sale', 'Public.', 'query OnSale { giftCardsOnSale { id name } }'),
    example(
      'Mine',
      'With what is left on each.',
      `query GiftCards { giftCards { serialNumber name status remaining ${money} } }`,
    ),
    example(
      'One of mine',
      'With what was paid from it.',
      `query OneGiftCard($id: ID!) { giftCard(serialNumber: $id) { name redeemed ${money} redemptions { orderNumber } } }`,
      {
        id: '{{GiftCards.giftCards.0.serialNumber}}',
      },
    ),
  ],
  Addresses: [
    example('Mine', 'As they are kept.', 'query Addresses { addresses { id title fullAddress isPreferred } }'),
    example(
      'Add one',
      'A point of the map and a name.',
      'mutation AddAddress($input: AddressInput!) { createAddress(input: $input) { id title } }',
      {
        input: { title: 'Work', fullAddress: 'King Fahd Road', latitude: 24.69, longitude: 46.68, isPreferred: false },
      },
    ),
    example(
      'Change it',
      'Everything is written anew.',
      'mutation ChangeAddress($id: ID!, $input: AddressInput!) { updateAddress(id: $id, input: $input) { id title } }',
      {
        id: '{{AddAddress.createAddress.id}}',
        input: {
          title: 'The office',
          fullAddress: 'King Fahd Road',
          latitude: 24.69,
          longitude: 46.68,
          isPreferred: false,
        },
      },
    ),
    example('Delete it', 'Answers its id.', 'mutation DeleteAddress($id: ID!) { deleteAddress(id: $id) }', {
      id: '{{AddAddress.createAddress.id}}',
    }),
  ],
  Account: [
    example(
      'Profile',
      'Who is signed in, with wallet and points.',
      `query Profile { viewer { isAdmin profile { fullName points walletBalance ${money} } } }`,
    ),
    example(
      'Change it',
      'Only what is named is changed.',
      'mutation ChangeProfile($input: UpdateProfileInput!) { updateProfile(input: $input) { changes { firstName } message } }',
      {
        input: { firstName: 'Noura' },
      },
    ),
    example('Invitation', 'The code to pass on.', 'query Invitation { invitation { code content } }'),
    example(
      'Register',
      'For a number without an account, after SendCode to it; the sandbox shows its code on the page of its controls.',
      'mutation Register($input: RegisterInput!) { register(input: $input) { expiresAt } }',
      {
        input: {
          mobileNumber: '500000777',
          code: '',
          firstName: 'Maha',
          lastName: 'Salem',
          dateOfBirth: '1994-02-03',
          gender: 'FEMALE',
        },
      },
    ),
    example('Sign out', 'Ends the session everywhere.', 'mutation SignOut { signOut }'),
    example('Delete the account', 'Cannot be taken back.', 'mutation DeleteProfile { deleteProfile }'),
  ],
  Operations: [
    example(
      'The shop',
      'Administrators only: sign in as Huda.',
      'query Operations { operations { build uptimeSeconds cache { hits misses } providerCalls { endpoint calls failures p95Milliseconds } } }',
    ),
    example(
      'Read anew',
      'Throws away what is kept of these lists.',
      'mutation Purge($words: [PurgeWord!]!) { purge(words: $words) { isEverywhere } }',
      {
        words: ['BRANCHES'],
      },
    ),
    example(
      'Live',
      'Every two seconds.',
      'subscription OperationsFeed { operationsFeed { openSockets paymentPollers } }',
    ),
  ],
};
