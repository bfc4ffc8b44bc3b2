export { AskUs } from './ask-us.tsx';
