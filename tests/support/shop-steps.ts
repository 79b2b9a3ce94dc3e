import type { Shop } from './start-shop.ts';

export const cartFields = `
  itemCount title subtitle message serviceType loyaltyPoints
  subTotal { amount } tax { amount } discount { amount } serviceFeesTotal { amount } total { amount currency }
  promoDiscount { amount } extraDiscount { amount } giftCardDiscount { amount }
  net { amount } rows { kind amount { amount } } isComplete loyaltyOffers { id points discount { amount } }
  lines { id kind soldAs productId name quantity price { amount } branchId extension startAt endAt }
  workingTimes { day isActive opensAt closesAt } paymentMethods { id name }
  availableServiceFees { id name price { amount } needsAddress }
  selectedServiceFees { id addressId }`;

export const addMutation = `mutation ($input: AddToCartInput!) { addToCart(input: $input) { cartLineId cart { ${cartFields} } } }`;
export const cartQuery = `query ($params: CartParamsInput!) { cart(params: $params) { ${cartFields} } }`;
export const daysQuery = `query ($id: ID!, $serviceFees: [ServiceFeeInput!]! = []) {
  availableDays(productMasterId: $id, serviceFees: $serviceFees) { date slots { time startAt endAt } }
}`;
export const scheduleMutation = `mutation ($input: ScheduleCartLineInput!) { scheduleCartLine(input: $input) { ${cartFields} } }`;
export const placeMutation = `mutation ($input: PlaceOrderInput!) {
  placeOrder(input: $input) {
    orderNumber paymentUrl canEmbedPayment confirmationMessage isFormer savedCards { id label }
  }
}`;

/** The service at this place of the first page. */
export const aService = async (shop: Shop, place = 0): Promise<{ id: string; productMasterId: string }> => {
  const { data } = await shop.gql('{ services { services { id productMasterId } } }');
  return data.services.services[place];
};

/** Puts a service with its first free time from that day's place on into the cart, as far as paying. */
export const bookService = async (shop: Shop, cookie: string, place: number, day = 3): Promise<string> => {
  const service = await aService(shop, place);
  const added = await shop.gql(addMutation, { input: { productId: service.id, branchId: '1' } }, { cookie });
  const cartLineId = added.data.addToCart.cartLineId;
  const days = await shop.gql(daysQuery, { id: service.productMasterId });
  const [slot] = days.data.availableDays[day].slots;
  const input = { cartLineId, startAt: slot.startAt, endAt: slot.endAt };
  const { errors } = await shop.gql(scheduleMutation, { input }, { cookie });
  if (errors) throw new Error(JSON.stringify(errors));
  return cartLineId;
};
