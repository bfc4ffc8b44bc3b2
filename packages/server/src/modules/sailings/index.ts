export { readAvailability, type TypeOnSailing } from './availability.queries.ts';
export { holdGate } from './gate.ts';
export { routePictures, sailingsDemo } from './sailings.demo.ts';
export { sailingsRoutes } from './sailings.routes.ts';
