export { OrderPapers } from './order-papers.tsx';
export { receiptDialog } from './receipt-definition.ts';
