/** The invented seller of the demonstration: in the shop's footer as on the sandbox's own pages. */
export const demoSeller = {
  SELLER_NAME_EN: 'Rawnaq Beauty LLC',
  SELLER_NAME_AR: 'شركة رونق للتجميل',
  SELLER_ADDRESS_EN: '3141 Olaya Street, Riyadh 12214, Saudi Arabia',
  SELLER_ADDRESS_AR: '3141 شارع العليا، الرياض 12214، المملكة العربية السعودية',
  SELLER_CR: '1010000000',
  SELLER_VAT: '300000000000003',
  SELLER_PHONE: '+966 11 000 0000',
  SELLER_EMAIL: 'care@rawnaq.example',
} as const;
