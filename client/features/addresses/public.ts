export { useOpenAddresses } from './use-open-addresses.ts';
