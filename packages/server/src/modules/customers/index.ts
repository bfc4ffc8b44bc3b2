export { customersDemo } from './customers.demo.ts';
export { customersRoutes } from './customers.routes.ts';
