export { useOpenCheckout } from './use-open-checkout.ts';
