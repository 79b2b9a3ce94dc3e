import { parse, print } from 'graphql';

/** An operation with its variables as JSON; `{{Operation.path}}` in them is that value in the last answer of `Operation`. */
export type Example = { name: string; query: string; variables?: string };

/**
 * Reads examples with an empty line between: a comment with the name and the subject, the operation, and its
 * variables. The operation is shown as people write it.
 */
export const examplesIn = (text: string): Example[] =>
  text
    .trim()
    .split('\n\n')
    .map((each) => {
      const [, name = '', about, query = '', variables] =
        /^# (.*?): ([^\n]*)\n(.*?)(?:\n(\{\s*".*))?$/s.exec(each) ?? [];
      return {
        name,
        query: `# ${about}\n${print(parse(query))}\n`,
        ...(variables && { variables: JSON.stringify(JSON.parse(variables), null, 2) }),
      };
    });

/** The way from browsing to the booking, one tab a step. */
export const examples = examplesIn(`
# Browse: 1. Browse: the branches, the menus of one of them and a page of its services.
query BrowseServices($filter: ServiceFilterInput!) {
  branches { id name isOpen }
  menus { branchId menus { id name categories { id name } } }
  services(filter: $filter) {
    services { id productMasterId name durationMinutes price { amount currency } }
    page { currentPage lastPage total }
  }
}
{ "filter": { "page": 1 } }

# Free times: 2. The free times of a service, by its productMasterId.
query FreeTimes($productMasterId: ID!) {
  availableDays(productMasterId: $productMasterId) { date slots { time startAt endAt } }
}
{ "productMasterId": "{{BrowseServices.services.services.0.productMasterId}}" }

# Send a code: 3. Sign in, first half: send a code to the number. For this number the sandbox sends 1234.
mutation SendCode($input: SendCodeInput!) { sendCode(input: $input) { resendAfterSeconds } }
{ "input": { "mobileNumber": "512345678", "acceptTerms": true } }

# Verify it: 4. Sign in, second half: the session comes back as a cookie that this page cannot read.
mutation VerifyCode($input: VerifyCodeInput!) { verifyCode(input: $input) { isCompleted session { expiresAt } } }
{ "input": { "mobileNumber": "512345678", "code": "1234" } }

# Add to the cart: 5. Put the service into the cart.
mutation AddToCart($input: AddToCartInput!) {
  addToCart(input: $input) { cartLineId cart { itemCount total { amount currency } paymentMethods { id name } } }
}
{
  "input": {
    "productId": "{{BrowseServices.services.services.0.id}}",
    "branchId": "{{BrowseServices.branches.0.id}}",
    "quantity": 1
  }
}

# Schedule it: 6. Give the cart line its time, exactly as tab 2 wrote it.
mutation Schedule($input: ScheduleCartLineInput!) {
  scheduleCartLine(input: $input) { lines { id productId quantity startAt } }
}
{
  "input": {
    "cartLineId": "{{AddToCart.addToCart.cartLineId}}",
    "startAt": "{{FreeTimes.availableDays.0.slots.0.startAt}}",
    "endAt": "{{FreeTimes.availableDays.0.slots.0.endAt}}"
  }
}

# Order: 7. Order. Open paymentUrl in another browser tab and pay there.
mutation PlaceOrder($input: PlaceOrderInput!) {
  placeOrder(input: $input) { orderNumber paymentUrl confirmationMessage }
}
{
  "input": {
    "checkoutKey": "${crypto.randomUUID()}",
    "paymentMethodId": "{{AddToCart.addToCart.cart.paymentMethods.0.id}}",
    "lines": "{{Schedule.scheduleCartLine.lines}}"
  }
}

# Follow the payment: 8. Follow the payment: the server asks the provider every few seconds.
subscription PaymentStatus($orderNumber: ID!) { paymentStatus(orderNumber: $orderNumber) { state attempt } }
{ "orderNumber": "{{PlaceOrder.placeOrder.orderNumber}}" }

# The bookings: 9. The booking, as the customer sees it.
query Bookings {
  viewer { profile { fullName } }
  bookings {
    bookings { id number date time branchName status { label isActive } total { amount currency } canRate isCancelable }
    page { total }
  }
}
`);
