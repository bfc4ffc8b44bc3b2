export { BoardingProgress } from './boarding-progress.tsx';
