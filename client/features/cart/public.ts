export { CartLink } from './cart-link.tsx';
export { useGoToCart } from './errand.ts';
export { useAddPieces } from './use-add-pieces.ts';
export { useCart } from './use-cart.ts';
