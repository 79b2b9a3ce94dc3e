export { FilterRow } from './filter-row.tsx';
export { ItemCard } from './item-card.tsx';
export { ItemGrid } from './item-grid.tsx';
export { ServiceCard } from './service-card.tsx';
