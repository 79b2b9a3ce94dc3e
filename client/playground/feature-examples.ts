import { type Example, examplesIn } from './examples.ts';

/**
 * Each feature beside the way to a booking, in an order in which one step finds its values in former ones. “Public” is
 * for guests too; from the payments on a customer is signed in, such as by tabs 3 and 4, and at the end an
 * administrator.
 */
export const featureExamples: Record<string, Example[]> = {
  Content: examplesIn(`
# Who sells: Public: who sells, and the texts for customers.
{ storefront { name isPickUp clockHours seller { name phone } } }

# The home page: Public: the lists of the home page; a part that fails is null.
{ home { menus { menus { name } } branches(first: 3) { name } services { services { name } } } }
`),
  Branches: examplesIn(`
# A page of branches: Public: branches of a city, a page at a time.
query BranchPage($filter: BranchFilterInput!) {
  branchPage(filter: $filter) {
    branches { id name cityName } page { total lastPage } unfilteredTotal cities { name }
  }
}
{ "filter": { "search": "", "page": 1 } }
`),
  Search: examplesIn(`
# Find by words: Public: treatments, products, branches and categories, spelled as people do.
query Find($text: String!) { search(text: $text, first: 3) { totals { kind count } hits { kind isRetail } } }
{ "text": "massage" }
`),
  Shop: examplesIn(`
# Menus of the shop: Public: the categories of the retail shop.
{ shopMenus { menus { id name categories { id name } } } }

# Products of the shop: Public: the retail products, a page at a time.
query Products($filter: ShopFilterInput!) {
  shopProducts(filter: $filter) { products { id name price { amount currency } } page { currentPage lastPage } }
}
{ "filter": { "page": 1 } }

# One product: Public: a treatment or a product, by the id of the list.
query OneProduct($id: ID!) { catalogueItem(id: $id) { __typename id name } }
{ "id": "{{Products.shopProducts.products.0.id}}" }
`),
  Loyalty: examplesIn(`
# Classes of customers: Public: the classes of the programme.
{ customerClasses { name description fromPoints } }
`),
  Maps: examplesIn(`
# Script of the map: Where the script of the map comes from; null without maps.
{ maps { scriptUrl } }

# Suggested places: Places for a customer's input. Public: it is limited by IP address.
query Suggestions($text: String!) { placeSuggestions(text: $text) { id title subtitle } }
{ "text": "Olaya" }

# One place: Its address and where it is.
query OnePlace($id: ID!) { place(id: $id) { fullAddress cityName neighborhood latitude longitude } }
{ "id": "{{Suggestions.placeSuggestions.0.id}}" }

# Place of an address: Where an address is.
query ByAddress($address: String!) {
  geocodedPlace(address: $address) { fullAddress cityName neighborhood latitude longitude }
}
{ "address": "{{OnePlace.place.fullAddress}}" }

# Place at a point: The place at a point of the map.
query ByPoint($point: CoordinatesInput!) {
  placeAt(point: $point) { fullAddress cityName neighborhood latitude longitude }
}
{ "point": { "latitude": "{{OnePlace.place.latitude}}", "longitude": "{{OnePlace.place.longitude}}" } }
`),
  Payments: examplesIn(`
# Check a payment: How a payment stands; the server says paid, nobody else.
mutation CheckPayment($orderNumber: ID!) { checkPayment(orderNumber: $orderNumber) { state attempt } }
{ "orderNumber": "{{PlaceOrder.placeOrder.orderNumber}}" }

# Open payments: Orders whose payment is not known to have ended.
{ openPayments { order { orderNumber paymentUrl } lineIds begunAt } }

# Open checkout of the cart: The decision to pay for the cart, if it has no known end.
query OpenCheckout($lines: [OrderedLineInput!]!) {
  openCheckout(lines: $lines) { checkoutKey state isSameCart order { orderNumber } }
}
{ "lines": "{{Schedule.scheduleCartLine.lines}}" }

# Look for a lost order: Looks among the orders for one whose answer was lost.
mutation LookForOrder($key: String!) { lookForOrder(checkoutKey: $key) { verdict orderNumber } }
{ "key": "{{OpenCheckout.openCheckout.checkoutKey}}" }

# Give a checkout up: Cancels the order, so that its lines can be ordered anew.
mutation GiveUp($key: String!) { giveUpCheckout(checkoutKey: $key) { outcome message } }
{ "key": "{{OpenCheckout.openCheckout.checkoutKey}}" }

# Note a new choice: The choices for a former order are not offered again.
mutation ChosenAgain($orderNumber: ID!) { noteChosenAgain(orderNumber: $orderNumber) }
{ "orderNumber": "{{PlaceOrder.placeOrder.orderNumber}}" }
`),
  Cart: examplesIn(`
# The cart: Its cost, with extras and a promo code.
query Cart($params: CartParamsInput!) {
  cart(params: $params) {
    itemCount lines { id name } rows { kind amount { amount currency } } availableServiceFees { id name }
  }
}
{ "params": { "promoCode": "" } }

# Remove a line: Every change answers with the whole cart.
mutation RemoveLine($id: ID!) { removeCartLine(id: $id) { itemCount total { amount currency } lines { id name } } }
{ "id": "{{AddToCart.addToCart.cartLineId}}" }

# Empty the cart: All lines at once.
mutation EmptyCart { emptyCart { itemCount total { amount currency } lines { id name } } }
`),
  Bookings: examplesIn(`
# One booking: With its treatments; tab 9 has the list.
query OneBooking($id: ID!) {
  booking(id: $id) {
    number isCancelable total { amount currency } products { id name cartLineId productMasterId startAt }
  }
}
{ "id": "{{Bookings.bookings.bookings.?isCancelable.id}}" }

# Receipt of a booking: Net, VAT and total once it is paid.
query Receipt($id: ID!) { receipt(bookingId: $id) { number state total { amount currency } } }
{ "id": "{{Bookings.bookings.bookings.?canRate.id}}" }

# Treatments that can move: The bookings with their lines and their items.
query Movable { bookings { bookings { id isCancelable products { cartLineId productMasterId } } } }

# Other times of a treatment: For the first line that can move.
query OtherTimes($id: ID!) { availableDays(productMasterId: $id) { date slots { startAt endAt } } }
{ "id": "{{Movable.bookings.bookings.*.products.?cartLineId.productMasterId}}" }

# Move a treatment: Gives the line another time.
mutation Reschedule($input: RescheduleBookingInput!) { rescheduleBooking(input: $input) { message } }
{
  "input": {
    "cartLineId": "{{Movable.bookings.bookings.*.products.*.cartLineId}}",
    "startAt": "{{OtherTimes.availableDays.*.slots.0.startAt}}",
    "endAt": "{{OtherTimes.availableDays.*.slots.0.endAt}}"
  }
}

# Rate a booking: One to five stars.
mutation Rate($input: RateBookingInput!) { rateBooking(input: $input) { isDone message } }
{ "input": { "bookingId": "{{Bookings.bookings.bookings.?canRate.id}}", "stars": 5, "comment": "Lovely" } }

# Rating of a booking: Null before it is rated.
query Rating($id: ID!) { bookingRating(bookingId: $id) { stars comment } }
{ "id": "{{Bookings.bookings.bookings.?canRate.id}}" }

# Cancel a booking: Cannot be taken back.
mutation Cancel($id: ID!) { cancelBooking(id: $id) { message } }
{ "id": "{{Movable.bookings.bookings.?isCancelable.id}}" }
`),
  Gifts: examplesIn(`
# Gifts sent and received: Of the last orders.
query Gifts { giftedOrders { id products { id productMasterId } gift { id isSender isCompleted } } }

# One gift: With the words of its sender.
query OneGift($id: ID!) { giftedOrder(id: $id) { id message firstProductId order { number } } }
{ "id": "{{Gifts.giftedOrders.0.gift.id}}" }

# Times of a gift: The free times of the gift.
query GiftTimes($id: ID!) { availableDays(productMasterId: $id) { slots { startAt endAt } } }
{ "id": "{{Gifts.giftedOrders.0.products.0.productMasterId}}" }

# Choose the time of a gift: For who has received it.
mutation ScheduleGift($input: ScheduleGiftedProductInput!) {
  scheduleGiftedProduct(input: $input) { isDone message }
}
{
  "input": {
    "id": "{{Gifts.giftedOrders.0.gift.id}}",
    "orderProductId": "{{Gifts.giftedOrders.0.products.0.id}}",
    "startAt": "{{GiftTimes.availableDays.*.slots.0.startAt}}",
    "endAt": "{{GiftTimes.availableDays.*.slots.0.endAt}}"
  }
}

# Accept a gift: Once its treatments have times.
mutation Accept($id: ID!) { acceptGiftedOrder(id: $id) { isDone message } }
{ "id": "{{Gifts.giftedOrders.0.gift.id}}" }

# Decline a gift: It goes back to who gave it.
mutation Decline($id: ID!) { declineGiftedOrder(id: $id) { isDone message } }
{ "id": "{{Gifts.giftedOrders.2.gift.id}}" }
`),
  'Gift cards': examplesIn(`
# Gift cards on sale: Public.
query OnSale { giftCardsOnSale { id name } }

# My gift cards: With the balance of each.
query GiftCards { giftCards { serialNumber name status remaining { amount currency } } }

# One of my gift cards: With the payments from it.
query OneGiftCard($id: ID!) {
  giftCard(serialNumber: $id) { name redeemed { amount currency } redemptions { orderNumber } }
}
{ "id": "{{GiftCards.giftCards.0.serialNumber}}" }
`),
  Addresses: examplesIn(`
# My addresses: As they are kept.
query Addresses { addresses { id title fullAddress isPreferred } }

# Add an address: A point of the map and a name.
mutation AddAddress($input: AddressInput!) { createAddress(input: $input) { id title } }
{
  "input": { "title": "Work", "fullAddress": "King Fahd Road", "latitude": 24.69, "longitude": 46.68, "isPreferred": false }
}

# Change an address: Everything is written anew.
mutation ChangeAddress($id: ID!, $input: AddressInput!) { updateAddress(id: $id, input: $input) { id title } }
{
  "id": "{{AddAddress.createAddress.id}}",
  "input": { "title": "The office", "fullAddress": "King Fahd Road", "latitude": 24.69, "longitude": 46.68, "isPreferred": false }
}

# Delete an address: Answers its id.
mutation DeleteAddress($id: ID!) { deleteAddress(id: $id) }
{ "id": "{{AddAddress.createAddress.id}}" }
`),
  Account: examplesIn(`
# My profile: Who is signed in, with wallet and points.
query Profile { viewer { isAdmin profile { fullName points walletBalance { amount currency } } } }

# Change my profile: Only the given fields are changed.
mutation ChangeProfile($input: UpdateProfileInput!) {
  updateProfile(input: $input) { changes { firstName } message }
}
{ "input": { "firstName": "Noura" } }

# My invitation: The code to pass on.
query Invitation { invitation { code content } }

# Register: For a number without an account, after SendCode to it; the sandbox shows its code on the page of its controls.
mutation Register($input: RegisterInput!) { register(input: $input) { expiresAt } }
{
  "input": {
    "mobileNumber": "500000777",
    "code": "",
    "firstName": "Maha",
    "lastName": "Salem",
    "dateOfBirth": "1994-02-03",
    "gender": "FEMALE"
  }
}

# End my session: Ends the session everywhere.
mutation SignOut { signOut }

# Delete my account: Cannot be taken back.
mutation DeleteProfile { deleteProfile }
`),
  Operations: examplesIn(`
# State of the shop: Administrators only: sign in as Huda.
query Operations {
  operations {
    sharedStateTrouble
    processes { name build uptimeSeconds providerCalls { endpoint isFailing calls failures p95Milliseconds } }
  }
}

# Read lists anew: Clears the cache of these lists.
mutation Purge($words: [PurgeWord!]!) { purge(words: $words) { isEverywhere } }
{ "words": ["BRANCHES"] }

# State of the shop, live: Every two seconds.
subscription OperationsFeed { operationsFeed { processes { name openSockets paymentPollers } } }
`),
};
