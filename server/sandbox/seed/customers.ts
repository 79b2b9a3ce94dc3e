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
