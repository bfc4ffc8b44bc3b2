export { readAvailability, type TypeOnSailing } from './availability.queries.ts';
export { holdGate } from './gate.ts';
export { sailingsRoutes } from './sailings.routes.ts';
