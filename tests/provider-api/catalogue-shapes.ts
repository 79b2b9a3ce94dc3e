import { also, explained, listOf, refTo, type Schema, type Shape, single } from './schema.ts';

const { id, maybeId, text, amount, number, flag, coordinate } = single;

/** The same schema for several properties. */
export const each = (schema: Schema, ...names: string[]): Record<string, Schema> =>
  Object.fromEntries(names.map((name) => [name, schema]));

/** Months with the days that each of them has every year. */
const daysOfMonths = '(?:0[1-9]|1[0-2])-(?:0[1-9]|1\\d|2[0-8])|(?:0[13-9]|1[0-2])-(?:29|30)|(?:0[13578]|1[02])-31';

/** What guests read as well as customers. */
export const catalogueShapes: Record<string, Shape> = {
  WorkingTime: {
    description: 'The hours of one day of the week.',
    properties: {
      day: also(explained(text, 'Its name in English or Arabic.'), 'day_name'),
      is_active: explained(flag, 'Without it a day with hours is a day of work.'),
      ...each(explained(text, '`HH:MM`'), 'start_at', 'end_at'),
    },
    example: { day: 'Sunday', is_active: true, start_at: '10:00', end_at: '22:00' },
  },
  Branch: {
    description: 'A place where treatments are given.',
    properties: {
      id: also(id, 'branch_id'),
      ...each(text, 'name', 'image', 'main_image', 'thumpimage_image'),
      is_open: flag,
      ...each(text, 'address', 'city_name', 'phone', 'description', 'google_map_link'),
      working_times: listOf('WorkingTime'),
      ...each(coordinate, 'latitude', 'longitude'),
    },
    required: ['id'],
    example: {
      id: 1,
      name: 'Olaya',
      image: 'https://provider.example/pictures/olaya.jpg',
      main_image: null,
      thumpimage_image: null,
      is_open: true,
      address: 'Olaya Street',
      city_name: 'Riyadh',
      phone: '+966110000001',
      description: 'The first branch',
      working_times: [{ day: 'Sunday', is_active: true, start_at: '10:00', end_at: '22:00' }],
      google_map_link: 'https://maps.example/olaya',
      latitude: 24.69,
      longitude: 46.68,
    },
  },
  Category: {
    description: 'A category of a menu, with its own ones.',
    properties: {
      id: also(id, 'category_id'),
      name: also(text, 'title'),
      image: text,
      children: listOf('Category'),
    },
    required: ['id'],
    example: { id: 101, name: 'Massage', image: null, children: [] },
  },
  Menu: {
    description: 'A menu of treatments or of goods.',
    properties: { id: also(id, 'menu_id'), name: also(text, 'title'), menu_categories: listOf('Category') },
    required: ['id'],
    example: { id: 11, name: 'Spa', menu_categories: [{ id: 101, name: 'Massage', image: null, children: [] }] },
  },
  Product: {
    description: 'A treatment, something sold over the counter, or a gift card.',
    properties: {
      id: also(id, 'product_id'),
      product_master_id: explained(maybeId, 'Free times are asked for by it.'),
      name: also(text, 'title'),
      price: amount,
      price_before_discount: amount,
      discount_value: amount,
      duration: explained(number, 'Minutes; null for what is not booked.'),
      ...each(text, 'description', 'image', 'inner_image'),
      times: explained(
        { type: ['array', 'object', 'null'] },
        'Not empty: it takes time, whatever the entries look like.',
      ),
      voucher_group_name: also(explained(text, 'Only a gift card has one.'), 'serial_number'),
    },
    required: ['id'],
    example: {
      id: 1027,
      product_master_id: 71027,
      name: 'Moroccan bath',
      price: 320,
      price_before_discount: 380,
      discount_value: 60,
      duration: 60,
      description: '<p>Steam, black soap and a scrub</p>',
      image: 'https://provider.example/pictures/bath.jpg',
      inner_image: 'https://provider.example/pictures/bath-near.jpg',
      times: [],
      voucher_group_name: null,
    },
  },
  Pagination: {
    description: 'Which page of a list this is. Also read from `meta`, from `pagination`, or from beside the list.',
    properties: each(number, 'current_page', 'last_page', 'per_page', 'total'),
    example: { current_page: 1, last_page: 1, per_page: 10, total: 1 },
  },
  Slot: {
    description: 'A free time. The two stamps go back unchanged as `start_at` and `end_at`.',
    properties: { from: text, from_date_time: id, to_date_time: id },
    required: ['from_date_time', 'to_date_time'],
    example: { from: '16:00', from_date_time: '2026-12-01 16:00:00', to_date_time: '2026-12-01 17:00:00' },
  },
  Day: {
    description: 'The free times of one day.',
    properties: {
      date: explained(
        { type: 'string', pattern: `^\\d{4}-(?:${daysOfMonths})` },
        'Begins with `YYYY-MM-DD`, a day that exists.',
      ),
      slots: listOf('Slot'),
    },
    required: ['date'],
    example: {
      date: '2026-12-01',
      slots: [{ from: '16:00', from_date_time: '2026-12-01 16:00:00', to_date_time: '2026-12-01 17:00:00' }],
    },
  },
  CustomerClass: {
    description: 'A class of the loyalty programme.',
    properties: { name: refTo('Name'), ...each(text, 'description', 'details', 'image') },
    required: ['name'],
    example: { name: 'Silver', description: 'From 2,000 points', details: '<p>5 % off</p>', image: null },
  },
};
