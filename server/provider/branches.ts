import type { ProviderClient } from './client.ts';
import type { Answer, Reader } from './decode.ts';

export type ProviderWorkingTime = { day: string; is_active: boolean; start_at: string | null; end_at: string | null };

export type ProviderBranch = {
  id: string;
  name: string;
  image: string | null;
  main_image: string | null;
  thumpimage_image: string | null;
  /** Null when the provider does not say. */
  is_open: boolean | null;
  address: string | null;
  city_name: string | null;
  phone: string | null;
  description: string | null;
  working_times: ProviderWorkingTime[];
  google_map_link: string | null;
  latitude: number | null;
  longitude: number | null;
};

function readWorkingTime(time: Reader): ProviderWorkingTime {
  return {
    day: time.text('day', 'day_name') ?? '',
    // A day with hours and without a word on whether they count is a day of work.
    is_active: time.optionalFlag('is_active') ?? time.text('start_at') !== null,
    start_at: time.text('start_at'),
    end_at: time.text('end_at'),
  };
}

function readBranch(branch: Reader): ProviderBranch {
  return {
    id: branch.requiredId('id', 'branch_id'),
    name: branch.text('name') ?? '',
    image: branch.text('image'),
    main_image: branch.text('main_image'),
    thumpimage_image: branch.text('thumpimage_image'),
    is_open: branch.optionalFlag('is_open'),
    address: branch.text('address'),
    city_name: branch.text('city_name'),
    phone: branch.text('phone'),
    description: branch.text('description'),
    working_times: branch.list('working_times', readWorkingTime),
    google_map_link: branch.text('google_map_link'),
    latitude: branch.number('latitude'),
    longitude: branch.number('longitude'),
  };
}

const readBranches = (answer: Answer) => answer.list('branches', readBranch);

export function listBranches(client: ProviderClient): Promise<ProviderBranch[]> {
  return client.get('branches', { share: 'for-all', read: readBranches });
}
