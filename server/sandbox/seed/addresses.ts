type SeedAddress = {
  customerId: number;
  title: string;
  fullAddress: string;
  building: string;
  street: string;
  city: string;
  neighborhood: string;
  latitude: number;
  longitude: number;
  isPreferred: boolean;
};

export const addresses: SeedAddress[] = [
  {
    customerId: 4101,
    title: 'Home',
    fullAddress: '6842 Al Urubah Rd, Al Wurud, Riyadh 12252',
    building: '6842',
    street: 'Al Urubah Rd',
    city: 'Riyadh',
    neighborhood: 'Al Wurud',
    latitude: 24.7206,
    longitude: 46.6781,
    isPreferred: true,
  },
  {
    customerId: 4101,
    title: 'بيت الوالدة',
    fullAddress: '3377 شارع الأمير سلطان، الروضة، جدة 23431',
    building: '3377',
    street: 'شارع الأمير سلطان',
    city: 'جدة',
    neighborhood: 'الروضة',
    latitude: 21.5632,
    longitude: 39.1571,
    isPreferred: false,
  },
  {
    customerId: 4102,
    title: 'المنزل',
    fullAddress: '2190 شارع العليا، الياسمين، الرياض 13322',
    building: '2190',
    street: 'شارع العليا',
    city: 'الرياض',
    neighborhood: 'الياسمين',
    latitude: 24.8253,
    longitude: 46.6437,
    isPreferred: true,
  },
];
