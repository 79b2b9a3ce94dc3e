import { createAddress, deleteAddress, listAddresses, updateAddress } from '../../server/provider/addresses.ts';
import { getVoucher } from '../../server/provider/assumed-calls.ts';
import { getInvitation } from '../../server/provider/invitations.ts';
import { deleteProfile, getProfile, updateProfile } from '../../server/provider/profile.ts';
import { registerCustomer, sendCode, verifyCode } from '../../server/provider/session.ts';
import { listVouchers, readDetails } from '../../server/provider/vouchers.ts';
import { bodyOf, inGroup } from './call.ts';
import { each } from './catalogue-shapes.ts';
import { explained, type Schema } from './schema.ts';

const text: Schema = { type: 'string' };
const mobile = {
  mobile_number: explained({ type: 'string', pattern: '^966\\d{9}$' }, 'Country code and nine digits.'),
  mobile_code: { const: '966' },
};
const gender: Schema = { enum: ['Male', 'Female'] };
const date: Schema = { type: 'string', pattern: '^\\d{4}-\\d{2}-\\d{2}$' };
const otp: Schema = explained(text, 'The code that was sent.');

const addressBody = bodyOf({
  ...each(text, 'title', 'full_address', 'description', 'building_number', 'street_name', 'city_name', 'neighborhood'),
  latitude: { type: 'number', minimum: -90, maximum: 90 },
  longitude: { type: 'number', minimum: -180, maximum: 180 },
  is_preferred: { type: 'integer', enum: [0, 1] },
});

/** What the probe writes down, changes and takes away again. */
const place = {
  title: 'Probe',
  fullAddress: 'Probe',
  cityName: 'Riyadh',
  latitude: 24.69,
  longitude: 46.68,
};

const newCustomer = { first_name: 'Maha', last_name: 'Salem', date_of_birth: '1994-02-03', gender: 'Female' } as const;

const customerCalls = inGroup('Account', [
  {
    endpoint: 'POST account/send-otp',
    summary: 'Sends a one-time code to a number',
    isPublic: true,
    effect: 'lasts',
    body: bodyOf({ ...mobile, accept_terms: { const: 1 } }),
    answer: { words: true },
    ask: (client) => sendCode(client, '500000000'),
  },
  {
    endpoint: 'POST account/verify-otp',
    summary: 'Signs in with the code',
    isPublic: true,
    effect: 'lasts',
    body: bodyOf({ ...mobile, otp }),
    answer: { object: 'VerifiedCode' },
    ask: (client) => verifyCode(client, '500000000', '1234'),
  },
  {
    endpoint: 'POST user/register',
    summary: 'Completes the profile of a number that is new',
    isPublic: true,
    effect: 'lasts',
    body: bodyOf({
      ...each(text, 'first_name', 'last_name', 'email?', 'phone'),
      date_of_birth: date,
      gender,
      ...mobile,
      otp,
    }),
    answer: { object: 'Registration' },
    refusals: { 409: 'The number belongs to a customer already.' },
    ask: (client) => registerCustomer(client, '500000000', '1234', { ...newCustomer, email: 'maha@mail.example' }),
  },
  {
    endpoint: 'GET account/info',
    summary: 'Who the customer is',
    insteadOf: 'GET user/profile',
    answer: { object: 'Profile' },
    ask: (client) => getProfile(client),
  },
  {
    endpoint: 'GET user/profile',
    summary: 'The same, asked where `GET account/info` answers 404 or 405',
    insteadOf: 'GET account/info',
    answer: { object: 'Profile' },
    ask: (client) => getProfile(client),
  },
  {
    endpoint: 'POST account/update',
    summary: 'Changes the fields that are sent',
    effect: 'lasts',
    form: {
      type: 'object',
      properties: {
        _method: { const: 'PUT' },
        ...each(text, 'first_name', 'last_name', 'email'),
        date_of_birth: date,
        gender,
        image_profile: { type: 'string', format: 'binary' },
      },
      required: ['_method'],
    },
    answer: { object: 'Profile' },
    ask: (client) => updateProfile(client, { ...newCustomer, email: 'maha@mail.example' }),
  },
  {
    endpoint: 'DELETE account/delete',
    summary: 'Deletes the customer for good',
    effect: 'lasts',
    answer: { words: true },
    ask: (client) => deleteProfile(client),
  },
  {
    endpoint: 'GET settings/invite-friend',
    summary: 'The code that the customer gives to friends',
    answer: { object: 'Invitation' },
    ask: (client) => getInvitation(client),
  },
]);

const voucherCalls = inGroup('Gift cards', [
  {
    endpoint: 'GET vouchers/list_available_vouchers',
    summary: 'The gift cards that the customer holds',
    query: { page: { type: 'integer', const: 1 }, per_page: { type: 'integer', const: 30 } },
    answer: { list: 'Voucher', at: 'vouchers' },
    ask: async (client, _, learn) => {
      const [voucher] = await listVouchers(client, readDetails);
      learn({ serialNumber: voucher?.serialNumber });
    },
  },
  {
    endpoint: 'GET vouchers/{serial_number}',
    summary: 'One gift card',
    assumed: 'voucher',
    answer: { object: 'Voucher', at: 'voucher' },
    refusals: { 404: 'The customer holds no such card.' },
    needs: ['serialNumber'],
    ask: async (client, { serialNumber }) => {
      const voucher = await getVoucher(client, new Set(), serialNumber);
      if (voucher) readDetails(voucher);
    },
  },
]);

const addressCalls = inGroup('Addresses', [
  {
    endpoint: 'GET addresses',
    summary: 'The customer’s addresses',
    answer: { list: 'Address' },
    ask: (client) => listAddresses(client),
  },
  {
    endpoint: 'POST addresses',
    summary: 'Saves an address; all fields, an empty text stands for nothing',
    effect: 'undone',
    body: addressBody,
    answer: { object: 'Address' },
    ask: async (client, _, learn) => {
      const address = await createAddress(client, place);
      learn({ addressId: address?.id });
    },
  },
  {
    endpoint: 'PUT addresses/{id}',
    summary: 'Replaces an address',
    effect: 'undone',
    body: addressBody,
    answer: { object: 'Address' },
    refusals: { 404: 'The customer has no such address.' },
    needs: ['addressId'],
    ask: (client, { addressId }) => updateAddress(client, addressId, { ...place, description: 'Probe' }),
  },
  {
    endpoint: 'DELETE addresses/{id}',
    summary: 'Deletes an address',
    effect: 'undone',
    answer: { words: true },
    refusals: { 404: 'The customer has no such address.' },
    needs: ['addressId'],
    ask: (client, { addressId }) => deleteAddress(client, addressId),
  },
]);

/** Signing in, the customer, what they saved and what they hold. */
export const accountCalls = [...customerCalls, ...voucherCalls, ...addressCalls];
