import { cartLines } from '../cart.ts';
import { member, textOf } from '../nested.ts';
import { checkProfile, keepPicture, picturePath, readProfile } from '../profile.ts';
import { releaseCartHold } from '../slots.ts';
import { Refusal, texts } from '../texts.ts';
import { type Call, type CustomerRow, type Pen, type Reply, type Routes, sar, type World } from '../world.ts';

const pictureOf = (world: World, customer: CustomerRow, pen: Pen): string | null => {
  const sent = picturePath(world, customer);
  if (sent) return pen.url(sent);
  return customer.has_picture === 1 ? pen.picture('profile', 'sprig') : null;
};

const profileView = (world: World, customer: CustomerRow, pen: Pen) => ({
  id: customer.id,
  first_name: customer.first_name,
  last_name: customer.last_name,
  mobile_number: customer.mobile_number,
  email: customer.email,
  email_verified: customer.email_verified === 1 ? 1 : 0,
  gender: customer.gender,
  date_of_birth: customer.date_of_birth,
  image_profile: pictureOf(world, customer, pen),
  wallet: { balance: sar(customer.wallet) },
  number_of_points: customer.points,
  role: customer.role,
  user_role: null,
  type: null,
});

const profile = ({ world, customer, pen }: Call): Reply => ({ data: profileView(world, customer, pen) });

const update = (call: Call): Reply => {
  const { world, customer, body } = call;
  const profile = readProfile(body);
  checkProfile(profile, world.clock.now());
  const file = member(body, 'image_profile');
  if (file) keepPicture(world, customer, file);
  const isSameEmail = !profile.email || profile.email === customer.email;
  world.store.update('customer', customer.id, {
    ...profile,
    email_verified: isSameEmail ? customer.email_verified : 0,
  });
  return { data: profileView(world, call.customer, call.pen), text: texts.profileUpdated };
};

export const profileRoutes: Routes = {
  'GET /account/info': profile,
  'GET /user/profile': profile,

  'POST /account/update': (call) => {
    if (textOf(call.body, '_method').toUpperCase() !== 'PUT') throw new Refusal(405, texts.methodNotAllowed);
    return update(call);
  },
  'PUT /account/update': update,

  'DELETE /account/delete': ({ world, customer }) => {
    world.store.transact(() => {
      for (const line of cartLines(world, customer.id)) releaseCartHold(world, line.id);
      world.store.run`DELETE FROM slot WHERE order_line_id IN (SELECT order_line.id FROM order_line
           JOIN placed_order ON placed_order.id = order_line.order_id WHERE placed_order.customer_id = ${customer.id})`;
      world.store.run`DELETE FROM customer WHERE id = ${customer.id}`;
      world.store.run`DELETE FROM code WHERE mobile_number = ${customer.mobile_number}`;
    });
    return { data: [], text: texts.profileDeleted };
  },
};
