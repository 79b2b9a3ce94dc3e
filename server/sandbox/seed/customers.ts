/** A bought gift card of a seeded customer. Amounts in halalas, days counted from the day of the seed. */
type SeedVoucher = {
  serialNumber: string;
  customerId: number;
  cardId: number;
  orderNumber: string;
  expiresInDays: number;
  redeemed?: { amount: number; day: number; orderNumber: string }[];
};

export const vouchers: SeedVoucher[] = [
  { serialNumber: 'GC-7431-208855', customerId: 4101, cardId: 2, orderNumber: 'RQ259010', expiresInDays: -25 },
  {
    serialNumber: 'GC-7488-351290',
    customerId: 4101,
    cardId: 1,
    orderNumber: 'RQ259402',
    expiresInDays: 60,
    redeemed: [{ amount: 10000, day: -96, orderNumber: 'RQ260105' }],
  },
  {
    serialNumber: 'GC-7502-664173',
    customerId: 4101,
    cardId: 3,
    orderNumber: 'RQ259771',
    expiresInDays: 210,
    redeemed: [
      { amount: 12000, day: -48, orderNumber: 'RQ260107' },
      { amount: 6000, day: -12, orderNumber: 'RQ260109' },
    ],
  },
  { serialNumber: 'GC-7519-902617', customerId: 4101, cardId: 2, orderNumber: 'RQ259930', expiresInDays: 340 },
  {
    serialNumber: 'GC-7520-118346',
    customerId: 4104,
    cardId: 4,
    orderNumber: 'RQ259955',
    expiresInDays: 300,
    redeemed: [{ amount: 90000, day: -30, orderNumber: 'RQ260121' }],
  },
];

/** Where customers of the seed live. */
export const addresses = [
  {
    customerId: 4101,
    title: 'Home',
    fullAddress: '6842 Al Urubah Rd, Al Wurud, Riyadh 12252',
    buildingNumber: '6842',
    streetName: 'Al Urubah Rd',
    cityName: 'Riyadh',
    neighborhood: 'Al Wurud',
    latitude: 24.7206,
    longitude: 46.6781,
    isPreferred: true,
  },
  {
    customerId: 4101,
    title: 'بيت الوالدة',
    fullAddress: '3377 شارع الأمير سلطان، الروضة، جدة 23431',
    buildingNumber: '3377',
    streetName: 'شارع الأمير سلطان',
    cityName: 'جدة',
    neighborhood: 'الروضة',
    latitude: 21.5632,
    longitude: 39.1571,
    isPreferred: false,
  },
  {
    customerId: 4102,
    title: 'المنزل',
    fullAddress: '2190 شارع العليا، الياسمين، الرياض 13322',
    buildingNumber: '2190',
    streetName: 'شارع العليا',
    cityName: 'الرياض',
    neighborhood: 'الياسمين',
    latitude: 24.8253,
    longitude: 46.6437,
    isPreferred: true,
  },
];

/** The code that signs in every customer of the seed. */
export const demoCode = '1234';

/** The customer whose number is printed when the sandbox starts. */
export const demoNumber = '966512345678';

type SeedCustomer = {
  id: number;
  mobileNumber: string;
  firstName: string;
  lastName: string;
  email: string;
  gender: 'Male' | 'Female';
  dateOfBirth: string;
  /** Halalas. */
  wallet: number;
  points: number;
  role: 'customer' | 'admin';
  savedCard: string | null;
};

const person = (
  id: number,
  mobileNumber: string,
  [firstName, lastName]: [string, string],
  gender: SeedCustomer['gender'],
  dateOfBirth: string,
  more: Partial<SeedCustomer> = {},
): SeedCustomer => ({
  id,
  mobileNumber,
  firstName,
  lastName,
  email: `guest${id}@example.sa`,
  gender,
  dateOfBirth,
  wallet: 0,
  points: 320,
  role: 'customer',
  savedCard: null,
  ...more,
});

export const customers: SeedCustomer[] = [
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

export const seededNumbers: ReadonlySet<string> = new Set(customers.map((customer) => customer.mobileNumber));
