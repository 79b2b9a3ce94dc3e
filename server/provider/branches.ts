import type { Branch } from '../graphql/generated/types.ts';
import { type Day, toDay } from '../values/opening.ts';
import { toHttpUrl } from '../values/safe-values.ts';
import { toWestern } from '../values/western-digits.ts';
import type { ProviderClient } from './client.ts';
import type { Answer } from './decode.ts';
import type { Place, Reader } from './reader.ts';

/** A branch without the fields that depend on the time of the day. */
export type ListedBranch = Omit<Branch, 'isOpen' | 'openingChange' | 'workingTimes'> & {
  days: Day[];
  saysOpen: boolean | null;
};

/** A row of `working_times`. */
export const readDay = (time: Reader): Day => {
  const [opens, closes] = [time.text('start_at'), time.text('end_at')];
  // A day with hours and without a word on whether they count is a day of work.
  const isActive = time.optionalFlag('is_active') ?? opens !== null;
  return toDay(time.text('day', 'day_name') ?? '', isActive, opens, closes);
};

/** Where a branch is; null also when the numbers were left at zero. */
const readPlace = (branch: Reader): Place | null => {
  const place = branch.position();
  return place?.latitude === 0 && place.longitude === 0 ? null : place;
};

const toDirections = (link: string, place: Place | null): string | null => {
  const url = /^https?:\/\//i.test(link) ? toHttpUrl(link, link) : null;
  if (url || !place) return url;
  return `https://www.google.com/maps/search/?api=1&query=${place.latitude},${place.longitude}`;
};

const toMap = (place: Place | null): string | null => {
  if (!place) return null;
  const { latitude, longitude } = place;
  return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`;
};

export const readBranch = (branch: Reader): ListedBranch => {
  const place = readPlace(branch);
  const phone = branch.text('phone');
  return {
    id: branch.requiredId('id', 'branch_id'),
    name: branch.name('name'),
    image: branch.httpUrl('image', 'main_image', 'thumpimage_image'),
    saysOpen: branch.optionalFlag('is_open'),
    address: branch.text('address'),
    cityName: branch.optionalName('city_name'),
    phone: phone && toWestern(phone),
    description: branch.plain('description'),
    days: branch.list('working_times', readDay),
    directionsUrl: toDirections(branch.text('google_map_link')?.trim() ?? '', place),
    mapUrl: toMap(place),
    latitude: place?.latitude ?? null,
    longitude: place?.longitude ?? null,
  };
};

const readBranches = (answer: Answer) => answer.list('branches', readBranch);

export const listBranches = (client: ProviderClient): Promise<ListedBranch[]> =>
  client.get('branches', { share: 'for-all', read: readBranches });
