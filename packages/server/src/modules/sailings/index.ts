export { routePictures, sailingsDemo } from './sailings.demo.ts';
export { sailingsRoutes } from './sailings.routes.ts';
