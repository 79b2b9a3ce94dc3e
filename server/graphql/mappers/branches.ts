import type { ProviderBranch, ProviderWorkingTime } from '../../provider/branches.ts';
import type { Branch, WorkingTime } from '../generated/types.ts';
import { toDescription } from './catalogue.ts';
import { toHttpUrl } from './safe-values.ts';

function toClock(time: string | null): string | null {
  const match = /(?:^|[T ])(\d{1,2}):(\d{2})/.exec(time ?? '');
  return match?.[1] && match[2] ? `${match[1].padStart(2, '0')}:${match[2]}` : null;
}

function toWorkingTime(time: ProviderWorkingTime): WorkingTime {
  return {
    day: time.day,
    isActive: time.is_active,
    opensAt: time.is_active ? toClock(time.start_at) : null,
    closesAt: time.is_active ? toClock(time.end_at) : null,
  };
}

function toDirections(branch: ProviderBranch): string | null {
  const link = branch.google_map_link;
  if (link && /^https?:\/\//i.test(link.trim())) return toHttpUrl(link, link);
  const { latitude, longitude } = branch;
  if (latitude === null || longitude === null) return null;
  return `https://www.google.com/maps/search/?api=1&query=${latitude},${longitude}`;
}

export function toBranch(branch: ProviderBranch, base: string): Branch {
  const images = [branch.image, branch.main_image, branch.thumpimage_image];
  return {
    id: branch.id,
    name: branch.name,
    image: images.map((image) => toHttpUrl(image, base)).find((image) => image !== null) ?? null,
    isOpen: branch.is_open,
    address: branch.address,
    cityName: branch.city_name,
    phone: branch.phone,
    description: toDescription(branch.description),
    workingTimes: branch.working_times.map(toWorkingTime),
    directionsUrl: toDirections(branch),
    latitude: branch.latitude,
    longitude: branch.longitude,
  };
}
