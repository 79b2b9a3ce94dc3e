import { GiftNews } from '../features/notifications/public.ts';

export const Part = GiftNews;
