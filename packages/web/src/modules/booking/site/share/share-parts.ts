// One piece: what few of those who look at an order open.
export { OrderLinks } from './order-links.tsx';
export { ShareDialog } from './share-dialog.tsx';
