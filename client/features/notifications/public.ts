export { GiftNews } from './gift-news.tsx';
