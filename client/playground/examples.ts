import { type Example, example, money } from './example.ts';

/** The way from browsing to the booking, one tab a step. */
export const examples: Example[] = [
  example(
    'Browse',
    '1. Browse: the branches, the menus of one of them and a page of its services.',
    `query BrowseServices($filter: ServiceFilterInput!) {
      branches { id name isOpen }
      menus { branchId menus { id name categories { id name } } }
      services(filter: $filter) {
        services { id productMasterId name durationMinutes price ${money} }
        page { currentPage lastPage total }
      }
    }`,
    { filter: { page: 1 } },
  ),
  example(
    'Free times',
    '2. The free times of a service, by its productMasterId.',
    `query FreeTimes($productMasterId: ID!) {
      availableDays(productMasterId: $productMasterId) { date slots { time startAt endAt } }
    }`,
    { productMasterId: '{{BrowseServices.services.services.0.productMasterId}}' },
  ),
  example(
    'Send a code',
    '3. Sign in, first half: send a code to the number. For this number the sandbox sends 1234.',
    'mutation SendCode($input: SendCodeInput!) { sendCode(input: $input) { resendAfterSeconds } }',
    { input: { mobileNumber: '512345678', acceptTerms: true } },
  ),
  example(
    'Verify it',
    '4. Sign in, second half: the session comes back as a cookie that this page cannot read.',
    'mutation VerifyCode($input: VerifyCodeInput!) { verifyCode(input: $input) { isCompleted session { expiresAt } } }',
    { input: { mobileNumber: '512345678', code: '1234' } },
  ),
  example(
    'Add to the cart',
    '5. Put the service into the cart.',
    `mutation AddToCart($input: AddToCartInput!) {
      addToCart(input: $input) {
        cartLineId
        cart { itemCount total ${money} paymentMethods { id name } }
      }
    }`,
    {
      input: {
        productId: '{{BrowseServices.services.services.0.id}}',
        branchId: '{{BrowseServices.branches.0.id}}',
        quantity: 1,
      },
    },
  ),
  example(
    'Schedule it',
    '6. Give the cart line its time, exactly as tab 2 wrote it.',
    `mutation Schedule($input: ScheduleCartLineInput!) {
      scheduleCartLine(input: $input) { lines { id productId quantity startAt } }
    }`,
    {
      input: {
        cartLineId: '{{AddToCart.addToCart.cartLineId}}',
        startAt: '{{FreeTimes.availableDays.0.slots.0.startAt}}',
        endAt: '{{FreeTimes.availableDays.0.slots.0.endAt}}',
      },
    },
  ),
  example(
    'Order',
    '7. Order. Open paymentUrl in another browser tab and pay there.',
    `mutation PlaceOrder($input: PlaceOrderInput!) {
      placeOrder(input: $input) { orderNumber paymentUrl confirmationMessage }
    }`,
    {
      input: {
        checkoutKey: crypto.randomUUID(),
        paymentMethodId: '{{AddToCart.addToCart.cart.paymentMethods.0.id}}',
        lines: '{{Schedule.scheduleCartLine.lines}}',
      },
    },
  ),
  example(
    'Follow the payment',
    '8. Follow the payment: the server asks the provider every few seconds.',
    'subscription PaymentStatus($orderNumber: ID!) { paymentStatus(orderNumber: $orderNumber) { state attempt } }',
    { orderNumber: '{{PlaceOrder.placeOrder.orderNumber}}' },
  ),
  example(
    'The bookings',
    '9. The booking, as the customer sees it.',
    `query Bookings {
      viewer { profile { fullName } }
      bookings {
        bookings { id number date time branchName status { label isActive } total ${money} canRate isCancelable }
        page { total }
      }
    }`,
  ),
];
