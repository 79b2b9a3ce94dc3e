import type { FastifyInstance, FastifyRequest } from 'fastify';
import { checkCode, sendCode } from '../codes.ts';
import { isMobileNumber, textOf } from '../nested.ts';
import { checkProfile, readProfile, requireNewProfile } from '../profile.ts';
import { seededNumbers } from '../seed/customers.ts';
import { invalid, Refusal, texts } from '../texts.ts';
import { answer, type CustomerRow, issueToken, type World } from '../world.ts';

const readMobileNumber = (request: FastifyRequest): string => {
  const mobileNumber = textOf(request.body, 'mobile_number');
  if (!isMobileNumber(mobileNumber)) throw invalid({ mobile_number: texts.mobileNumber });
  return mobileNumber;
};

const findCustomer = (world: World, mobileNumber: string): CustomerRow | undefined =>
  world.store.one<CustomerRow>('SELECT * FROM customer WHERE mobile_number = ?', mobileNumber);

const tokenFor = (world: World, customer: CustomerRow): string => {
  const name = `${customer.first_name} ${customer.last_name}`.trim();
  return issueToken({ id: customer.id, name, role: customer.role }, world.secret(), world.clock.now());
};

const registerCodeRoutes = (app: FastifyInstance, world: World): void => {
  app.post('/account/send-otp', (request) => {
    const mobileNumber = readMobileNumber(request);
    if (textOf(request.body, 'accept_terms') === '0') throw invalid({ accept_terms: texts.acceptTerms });
    sendCode(world, mobileNumber, seededNumbers.has(mobileNumber));
    return answer(request, [], texts.codeSent);
  });

  app.post('/account/verify-otp', (request) => {
    const mobileNumber = readMobileNumber(request);
    const code = checkCode(world, mobileNumber, textOf(request.body, 'otp'));
    const customer = findCustomer(world, mobileNumber);
    if (!customer) {
      return answer(request, { is_completed: 0, token: null, mobile_number: mobileNumber });
    }
    code.spend();
    const token = tokenFor(world, customer);
    const { id, first_name, last_name, role } = customer;
    return answer(
      request,
      { is_completed: 1, token, id, first_name, last_name, mobile_number: mobileNumber, role },
      texts.welcome,
    );
  });
};

export const registerSessionRoutes = (app: FastifyInstance, world: World): void => {
  registerCodeRoutes(app, world);

  app.post('/user/register', (request) => {
    const mobileNumber = readMobileNumber(request);
    const profile = readProfile(request.body);
    requireNewProfile(profile);
    checkProfile(profile, world.clock.now());
    const code = checkCode(world, mobileNumber, textOf(request.body, 'otp'));
    if (findCustomer(world, mobileNumber)) throw new Refusal(409, texts.alreadyRegistered);
    world.store.transact(() => {
      code.spend();
      const { first_name = '', last_name = '', email = null, gender = null, date_of_birth = null } = profile;
      const row = { mobileNumber, first_name, last_name, email, gender, date_of_birth, invitationCode: '' };
      const id = world.store.insert('customer', row);
      world.store.run('UPDATE customer SET invitation_code = ? WHERE id = ?', `RWNQ${id}`, id);
    });
    const customer = findCustomer(world, mobileNumber);
    if (!customer) throw new Refusal(500, texts.failed);
    return answer(request, { token: tokenFor(world, customer) }, texts.welcome);
  });
};
