import { dayName, minutesOf, riyadhDate, riyadhStamp, weekdayOf } from '../riyadh.ts';
import type { SeedBranch } from '../seed/branches.ts';
import type { Pen, Routes } from '../world.ts';

const isOpenAt = (branch: SeedBranch, now: number): boolean => {
  const hours = branch.hours[weekdayOf(riyadhDate(now))];
  const minutes = minutesOf(riyadhStamp(now).slice(11));
  return hours != null && minutes >= minutesOf(hours[0]) && minutes < minutesOf(hours[1]);
};

const branchView = (branch: SeedBranch, pen: Pen, now: number) => {
  const picture = pen.picture('branch', branch.picture);
  return {
    id: branch.id,
    name: pen.write(branch.name),
    image: picture,
    main_image: picture,
    thumpimage_image: picture,
    is_open: isOpenAt(branch, now) ? 1 : 0,
    address: pen.write(branch.address),
    city_name: pen.write(branch.city),
    phone: branch.phone,
    description: pen.write(branch.description),
    working_times: branch.hours.map((hours, weekday) => ({
      day: dayName(weekday, pen.language),
      is_active: hours ? 1 : 0,
      start_at: hours?.[0] ?? null,
      end_at: hours?.[1] ?? null,
    })),
    google_map_link: `https://www.google.com/maps/search/?api=1&query=${branch.latitude},${branch.longitude}`,
    latitude: branch.latitude,
    longitude: branch.longitude,
  };
};

export const branchRoutes: Routes = {
  'GET /branches': ({ world, pen }) => ({
    data: { branches: world.catalogue.branches.map((branch) => branchView(branch, pen, world.clock.now())) },
  }),
};
