export { FilterRow } from './filter-row.tsx';
export { ItemCard } from './item-card.tsx';
export { itemColumns } from './item-columns.styles.ts';
export { ItemGrid, Pagination } from './item-grid.tsx';
export { itemRow } from './item-row.styles.ts';
export { itemTiles } from './item-tiles.styles.ts';
export { ServiceCard } from './service-card.tsx';
