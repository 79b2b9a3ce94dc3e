export { OrderPapers, receiptDialog } from './order-papers.tsx';
