export { FilterRow } from './filter-row.tsx';
export { ItemCard } from './item-card.tsx';
export { itemColumns, itemRow, itemTiles } from './item-cards.styles.ts';
export { ItemGrid, Pagination } from './item-grid.tsx';
export { ServiceCard } from './service-card.tsx';
