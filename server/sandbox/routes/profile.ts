import { member, textOf } from '../nested.ts';
import { checkProfile, keepPicture, readProfile } from '../profile.ts';
import type { Customer } from '../store.ts';
import { Refusal, texts } from '../texts.ts';
import { type Call, type Pen, type Reply, type Routes, sar } from '../world.ts';

const pictureOf = ({ picture }: Customer, pen: Pen): string | null => {
  if (picture === 'drawing') return pen.picture('profile', 'sprig');
  return picture && pen.url(`/pictures/sent/${picture.name}`);
};

const profileView = (customer: Customer, pen: Pen) => {
  const { wallet, points, saved_card: _card, picture: _picture, ...person } = customer;
  return {
    ...person,
    email_verified: customer.email_verified ? 1 : 0,
    image_profile: pictureOf(customer, pen),
    wallet: { balance: sar(wallet) },
    number_of_points: points,
    user_role: null,
    type: null,
  };
};

const profile = ({ customer, pen }: Call): Reply => ({ data: profileView(customer, pen) });

const update = ({ world, customer, body, pen }: Call): Reply => {
  const changes = readProfile(body);
  checkProfile(changes, world.clock.now());
  const file = member(body, 'image_profile');
  if (file) keepPicture(customer, file);
  const isSameEmail = !changes.email || changes.email === customer.email;
  Object.assign(customer, changes, { email_verified: isSameEmail && customer.email_verified });
  return { data: profileView(customer, pen), text: texts.profileUpdated };
};

export const profileRoutes: Routes = {
  'GET /account/info': profile,
  'GET /user/profile': profile,

  'POST /account/update': (call) => {
    if (textOf(call.body, '_method').toUpperCase() !== 'PUT') throw new Refusal(405, texts.methodNotAllowed);
    return update(call);
  },
  'PUT /account/update': update,

  'DELETE /account/delete': ({ world: { state }, customer }) => {
    const isOfOther = ({ customer_id }: { customer_id: number }) => customer_id !== customer.id;
    state.customers = state.customers.filter((other) => other !== customer);
    state.codes = state.codes.filter(({ mobile_number }) => mobile_number !== customer.mobile_number);
    state.addresses = state.addresses.filter(isOfOther);
    state.cartLines = state.cartLines.filter(isOfOther);
    state.orders = state.orders.filter(isOfOther);
    state.vouchers = state.vouchers.filter(isOfOther);
    return { data: [], text: texts.profileDeleted };
  },
};
