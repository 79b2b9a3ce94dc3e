export { ItemCard } from './item-card.tsx';
export { ItemGrid, WaitingItems } from './item-grid.tsx';
export { Pagination } from './pagination.tsx';
export { ServiceCard } from './service-card.tsx';
