/** The product that a URL names: `/product/12copy` and `/product/12 copy` are the same page as `/product/12`. */
export const productIdOf = (param: string | undefined): string => (param ?? '').replace(/(?<=.) ?copy$/, '');
