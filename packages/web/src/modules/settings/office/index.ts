export { Deadline } from './deadline.tsx';
