import type { Text } from './language.ts';
import { textOf } from './nested.ts';
import { invalid } from './refusal.ts';
import { riyadhDate } from './riyadh.ts';
import { texts } from './texts.ts';

const fields = ['first_name', 'last_name', 'email', 'gender', 'date_of_birth'] as const;
const required = ['first_name', 'last_name', 'gender', 'date_of_birth'] as const;

type ProfileFields = Partial<Record<(typeof fields)[number], string>>;

/** The profile fields that are filled in. */
export const readProfile = (body: unknown): ProfileFields =>
  Object.fromEntries(fields.map((field) => [field, textOf(body, field)]).filter(([, value]) => value !== ''));

const isDate = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));

const refuseAny = (wrong: Record<string, Text>): void => {
  if (Object.keys(wrong).length > 0) throw invalid(wrong);
};

export const requireNewProfile = (profile: ProfileFields): void =>
  refuseAny(Object.fromEntries(required.filter((field) => !profile[field]).map((field) => [field, texts.required])));

/** Refuses with 422 what is filled in but wrong. */
export const checkProfile = (profile: ProfileFields, now: number): void => {
  const wrong: Record<string, Text> = {};
  if (profile.email && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(profile.email)) wrong.email = texts.email;
  if (profile.gender && profile.gender !== 'Male' && profile.gender !== 'Female') wrong.gender = texts.gender;
  const born = profile.date_of_birth;
  if (born && (!isDate(born) || born >= riyadhDate(now))) wrong.date_of_birth = texts.dateOfBirth;
  refuseAny(wrong);
};
