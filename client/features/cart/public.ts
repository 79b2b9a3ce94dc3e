export { CartLink } from './cart-link.tsx';
export { useCart } from './use-cart.ts';
