export type ProviderCustomerClass = {
  name: string;
  description: string | null;
  details: string | null;
  image: string | null;
};
