export { SearchLink } from './search-link.tsx';
