/** A bought gift card of a seeded customer. Amounts in halalas, days counted from the day of the seed. */
const voucher = (
  serial_number: string,
  customer_id: number,
  cardId: number,
  order_number: string,
  expiresInDays: number,
  ...redeemed: [amount: number, day: number, order_number: string][]
) => ({
  ...{ serial_number, customer_id, cardId, order_number, expiresInDays },
  redeemed: redeemed.map(([amount, day, order_number]) => ({ amount, day, order_number })),
});

export const vouchers = [
  voucher('GC-7431-208855', 4101, 2, 'RQ259010', -25),
  voucher('GC-7488-351290', 4101, 1, 'RQ259402', 60, [10000, -96, 'RQ260105']),
  voucher('GC-7502-664173', 4101, 3, 'RQ259771', 210, [12000, -48, 'RQ260107'], [6000, -12, 'RQ260109']),
  voucher('GC-7519-902617', 4101, 2, 'RQ259930', 340),
  voucher('GC-7520-118346', 4104, 4, 'RQ259955', 300, [90000, -30, 'RQ260121']),
];

const address = (
  customer_id: number,
  title: string,
  [building_number, street_name, neighborhood, city_name, postalCode]: [string, string, string, string, string],
  [latitude, longitude]: [number, number],
  is_preferred: 0 | 1,
) => {
  const comma = /[a-z]/i.test(street_name) ? ', ' : '، ';
  const full_address = [`${building_number} ${street_name}`, neighborhood, `${city_name} ${postalCode}`].join(comma);
  return {
    ...{ customer_id, title, full_address, building_number, street_name, city_name, neighborhood },
    ...{ latitude, longitude, is_preferred },
  };
};

export const addresses = [
  address(4101, 'Home', ['6842', 'Al Urubah Rd', 'Al Wurud', 'Riyadh', '12252'], [24.7206, 46.6781], 1),
  address(4101, 'بيت الوالدة', ['3377', 'شارع الأمير سلطان', 'الروضة', 'جدة', '23431'], [21.5632, 39.1571], 0),
  address(4102, 'المنزل', ['2190', 'شارع العليا', 'الياسمين', 'الرياض', '13322'], [24.8253, 46.6437], 1),
];

export const demoCode = '1234';

/** The customer whose number is printed when the sandbox starts. */
export const demoNumber = '966512345678';

/** `wallet` in halalas. */
const person = (
  id: number,
  mobile_number: string,
  [first_name, last_name]: [string, string],
  gender: 'Male' | 'Female',
  date_of_birth: string,
  { email = `guest${id}@example.sa`, wallet = 0, points = 320, role = 'customer', savedCard = '' } = {},
) => {
  const name = { first_name, last_name, gender, date_of_birth };
  return { id, mobile_number, ...name, email, wallet, points, role, saved_card: savedCard || null };
};

export const customers = [
  person(4101, demoNumber, ['Noura', 'Al-Qahtani'], 'Female', '1993-03-14', {
    email: 'noura@example.sa',
    wallet: 15000,
    points: 2450,
    savedCard: '4242',
  }),
  person(4102, '966555123456', ['سارة', 'العتيبي'], 'Female', '1990-11-02', { wallet: 4000 }),
  person(4103, '966533344455', ['Faisal', 'Al-Harbi'], 'Male', '1988-07-21'),
  person(4104, '966544556677', ['ريم', 'الغامدي'], 'Female', '1996-01-30', { points: 6120 }),
  person(4105, '966566778899', ['Layan', 'Al-Dossari'], 'Female', '2000-09-09'),
  person(4100, '966500000001', ['Huda', 'Al-Salem'], 'Female', '1985-05-05', { role: 'admin' }),
];

export const seededNumbers: ReadonlySet<string> = new Set(customers.map((customer) => customer.mobile_number));
