/** The steps nobody sees first, in one piece that comes while the first ones are chosen. */
export { GuestsStep } from './guests-step.tsx';
export { PayStep } from './pay-step.tsx';
