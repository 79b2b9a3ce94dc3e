import type { ProviderBranch } from '../../provider/branches.ts';
import type { Branch } from '../generated/types.ts';
import { toDescription } from './catalogue.ts';
import { keepMapped } from './keep-mapped.ts';
import { toName, toOptionalName } from './names.ts';
import { openingOf, riyadhWeekday } from './opening.ts';
import { toHttpUrl } from './safe-values.ts';
import { toDays, toWorkingTimes } from './working-times.ts';

type Place = { latitude: number; longitude: number };

/** Where a branch is; null when the numbers cannot be a place on the globe, or were left at zero. */
function toPlace({ latitude, longitude }: ProviderBranch): Place | null {
  if (latitude === null || longitude === null) return null;
  const isPlace = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 && (latitude !== 0 || longitude !== 0);
  return isPlace ? { latitude, longitude } : null;
}

function toDirections(branch: ProviderBranch, place: Place | null): string | null {
  const link = branch.google_map_link?.trim() ?? '';
  const url = /^https?:\/\//i.test(link) ? toHttpUrl(link, link) : null;
  if (url || !place) return url;
  return `https://www.google.com/maps/search/?api=1&query=${place.latitude},${place.longitude}`;
}

function toMap(place: Place | null): string | null {
  if (!place) return null;
  const { latitude, longitude } = place;
  return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`;
}

/** A branch as it is at the instant `now`, milliseconds since 1970. */
export function toBranch(branch: ProviderBranch, base: string, now = Date.now()): Branch {
  const images = [branch.image, branch.main_image, branch.thumpimage_image];
  const days = toDays(branch.working_times);
  const { isOpen, change } = openingOf(branch, days, now);
  const place = toPlace(branch);
  return {
    id: branch.id,
    name: toName(branch.name),
    image: images.map((image) => toHttpUrl(image, base)).find((image) => image !== null) ?? null,
    isOpen,
    openingChange: change,
    address: branch.address,
    cityName: toOptionalName(branch.city_name),
    phone: branch.phone,
    description: toDescription(branch.description),
    workingTimes: toWorkingTimes(days, riyadhWeekday(now)),
    directionsUrl: toDirections(branch, place),
    mapUrl: toMap(place),
    latitude: place?.latitude ?? null,
    longitude: place?.longitude ?? null,
  };
}

const MINUTE = 60_000;

const toBranchesAt = keepMapped((branches: readonly ProviderBranch[], base: string, now: number): Branch[] =>
  branches.map((branch) => toBranch(branch, base, now)),
);

/** All branches as they are now; nothing of theirs changes within a minute. */
export function toBranches(branches: readonly ProviderBranch[], base: string, now = Date.now()): Branch[] {
  return toBranchesAt(branches, base, Math.floor(now / MINUTE) * MINUTE);
}
