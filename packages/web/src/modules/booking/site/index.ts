export { useLocalLines } from './cart/local-cart.ts';
