export { headOfProduct, loadShownProduct, ProductArrival } from './product-arrival.tsx';
export { ResumePurchase } from './resume-purchase.tsx';
