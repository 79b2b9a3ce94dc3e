export { CartLink } from './cart-link.tsx';
