import type { MessageId } from '../i18n/message-id.ts';
import type { Tracker } from './third-party.ts';

type Kind = Tracker['kind'];

export const nameOf: Record<Kind, MessageId> = {
  META: 'tracking.meta.name',
  TIKTOK: 'tracking.tiktok.name',
  SNAPCHAT: 'tracking.snapchat.name',
  TAG_MANAGER: 'tracking.tags.name',
};

export const companyOf: Record<Kind, MessageId> = {
  META: 'tracking.meta.company',
  TIKTOK: 'tracking.tiktok.company',
  SNAPCHAT: 'tracking.snapchat.company',
  TAG_MANAGER: 'tracking.tags.company',
};

export const purposeOf: Record<Kind, MessageId> = {
  META: 'tracking.meta.purpose',
  TIKTOK: 'tracking.tiktok.purpose',
  SNAPCHAT: 'tracking.snapchat.purpose',
  TAG_MANAGER: 'tracking.tags.purpose',
};

/** The description of each third party. */
export const policyOf: Record<Kind, string> = {
  META: 'https://www.facebook.com/privacy/policy/',
  TIKTOK: 'https://www.tiktok.com/legal/privacy-policy',
  SNAPCHAT: 'https://values.snap.com/privacy/privacy-policy',
  TAG_MANAGER: 'https://policies.google.com/privacy',
};
