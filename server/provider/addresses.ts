export type ProviderAddress = {
  id: string;
  title: string | null;
  full_address: string | null;
  description: string | null;
  building_number: string | null;
  street_name: string | null;
  city_name: string | null;
  neighborhood: string | null;
  latitude: number | null;
  longitude: number | null;
  is_preferred: boolean;
};
