type SeedAddress = {
  customerId: number;
  title: string;
  fullAddress: string;
  buildingNumber: string;
  streetName: string;
  cityName: string;
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
