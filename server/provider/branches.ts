export type ProviderWorkingTime = { day: string; is_active: boolean; start_at: string | null; end_at: string | null };

export type ProviderBranch = {
  id: string;
  name: string;
  image: string | null;
  main_image: string | null;
  thumpimage_image: string | null;
  is_open: boolean;
  address: string | null;
  city_name: string | null;
  phone: string | null;
  description: string | null;
  working_times: ProviderWorkingTime[];
  google_map_link: string | null;
  latitude: number | null;
  longitude: number | null;
};
