export { GiftNews } from '../features/notifications/public.ts';
