export { headOfProduct, ProductArrival, prefetchProduct } from './product-arrival.tsx';
export { ResumePurchase } from './resume-purchase.tsx';
