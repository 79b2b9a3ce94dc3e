import { namedSchemas } from '../provider-api/description.ts';

type Fields = Record<string, unknown>;

/** The stand-ins for a person's own. The same everywhere, so that one sample fits to the next. */
const standIns: Record<string, string> = {
  first_name: 'Maha',
  last_name: 'Salem',
  full_name: 'Maha Salem',
  user_name: 'Maha Salem',
  customer_name: 'Maha Salem',
  mobile_number: '966500000000',
  mobile_code: '966',
  phone: '966500000000',
  email: 'customer@mail.example',
  date_of_birth: '1990-01-01',
  gender: 'Female',
  token: 'a.b.c',
  full_address: '1 Palm Street',
  building_number: '1',
  street_name: 'Palm Street',
  city_name: 'Riyadh',
  neighborhood: 'Olaya',
  latitude: '24.690000',
  longitude: '46.680000',
  serial_number: 'GC-0000-000001',
  qr_code: 'https://provider.example/qr.svg',
  image_profile: 'https://provider.example/profile.jpg',
  invoice_link: 'https://provider.example/invoice',
  invitation_code: 'FRIEND',
  gift_message: 'A message',
  comment: 'A comment',
  url: 'https://provider.example/pay',
  message: 'Words to the customer',
};

/** Parts of an answer that are about one person, or one place where they live. */
const person = /^(user|customer|profile|account|sender|receiver|sender_user|receiver_user|address|addresses|owner)$/;
const ofPersons: Record<string, string> = { id: '1', name: 'Maha Salem', title: 'Home', description: 'A place' };
const endpointOfPerson = /account\/|user\/|addresses/;

const described = Object.values(namedSchemas('read')).flatMap(({ properties }) => Object.keys(Object(properties)));
const envelope = new Set(['status', 'success', 'message', 'data', 'errors', ...described]);
const lists =
  /^(\d+|items|orders|vouchers|menus|branches|products|days|customer_classes|pagination_options|meta|links)$/;

const withoutTraces = (text: string, secrets: readonly string[]): string =>
  secrets
    .reduce((told, secret) => told.replaceAll(secret, '…'), text)
    .replace(/[\w-]{8,}\.[\w-]{8,}\.[\w-]{8,}/g, 'a.b.c')
    .replace(/[\w.+-]+@[\w-]+(\.[\w-]+)+/g, 'customer@mail.example')
    .replace(/(?<![\w.])\+?(?:[\d٠-٩][ \-().]?){9,15}(?!\w)/g, (digits) =>
      /^\d{4}-\d{2}-\d{2}/.test(digits) ? digits : '966500000000',
    )
    .replace(/(https?:\/\/[^\s"'<>?#]+)[?#][^\s"'<>]*/g, '$1');

/** In another type a field stays in that type. */
const standIn = (value: unknown, stand: string): unknown => {
  if (value === null || typeof value === 'boolean' || value === '') return value;
  return typeof value === 'number' ? Number(stand) || 1 : stand;
};

export type Privacy = {
  endpoint: string;
  /** Whether the answer is a customer's: then no field stays that the description does not know. */
  isPrivate: boolean;
  /** The secrets that must not be shown, such as the token. */
  secrets: readonly string[];
};

/** A copy of an answer without personal data. */
export const anonymous = (answer: unknown, { endpoint, isPrivate, secrets }: Privacy): unknown => {
  const inside = (value: unknown, isPerson: boolean, name = ''): unknown => {
    if (Array.isArray(value)) return value.map((entry) => inside(entry, isPerson, name));
    if (typeof value === 'string') return withoutTraces(value, secrets);
    // A mobile number, unless it is an id.
    if (typeof value === 'number') return value >= 500_000_000 && !name.endsWith('id') ? 966_500_000_000 : value;
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value as Fields)
        .filter(([name]) => !isPrivate || envelope.has(name) || lists.test(name) || person.test(name))
        .map(([name, inner]) => {
          if (typeof inner === 'object') return [name, inside(inner, isPerson || person.test(name), name)];
          const stand = isPrivate ? (standIns[name] ?? (isPerson ? ofPersons[name] : undefined)) : undefined;
          return [name, stand === undefined ? inside(inner, isPerson, name) : standIn(inner, stand)];
        }),
    );
  };
  return inside(answer, isPrivate && endpointOfPerson.test(endpoint));
};
