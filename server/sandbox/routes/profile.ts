import type { FastifyInstance, FastifyRequest } from 'fastify';
import { cartLines } from '../cart.ts';
import { member, textOf } from '../nested.ts';
import { checkProfile, keepPicture, picturePath, readProfile } from '../profile.ts';
import { releaseCartHold } from '../slots.ts';
import { Refusal, texts } from '../texts.ts';
import { answer, type CustomerRow, type Pen, penOf, requireCustomer, sar, type World } from '../world.ts';

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

const update = (world: World, request: FastifyRequest) => {
  const customer = requireCustomer(world, request);
  const profile = readProfile(request.body);
  checkProfile(profile, world.clock.now());
  const file = member(request.body, 'image_profile');
  if (file) keepPicture(world, customer, file);
  const isSameEmail = !profile.email || profile.email === customer.email;
  world.store.update('customer', customer.id, {
    ...profile,
    email_verified: isSameEmail ? customer.email_verified : 0,
  });
  return answer(
    request,
    profileView(world, requireCustomer(world, request), penOf(world, request)),
    texts.profileUpdated,
  );
};

export const registerProfileRoutes = (app: FastifyInstance, world: World): void => {
  for (const path of ['/account/info', '/user/profile']) {
    app.get(path, (request) =>
      answer(request, profileView(world, requireCustomer(world, request), penOf(world, request))),
    );
  }

  app.post('/account/update', (request) => {
    if (textOf(request.body, '_method').toUpperCase() !== 'PUT') throw new Refusal(405, texts.methodNotAllowed);
    return update(world, request);
  });
  app.put('/account/update', (request) => update(world, request));

  app.delete('/account/delete', (request) => {
    const customer = requireCustomer(world, request);
    world.store.transact(() => {
      for (const line of cartLines(world, customer.id)) releaseCartHold(world, line.id);
      world.store.run`DELETE FROM slot WHERE order_line_id IN (SELECT order_line.id FROM order_line
           JOIN placed_order ON placed_order.id = order_line.order_id WHERE placed_order.customer_id = ${customer.id})`;
      world.store.run`DELETE FROM customer WHERE id = ${customer.id}`;
      world.store.run`DELETE FROM code WHERE mobile_number = ${customer.mobile_number}`;
    });
    return answer(request, [], texts.profileDeleted);
  });
};
