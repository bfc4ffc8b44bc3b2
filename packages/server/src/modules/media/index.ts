export { claimImages, dropImages, findImages } from './images.store.ts';
export { mediaJobs } from './media.jobs.ts';
export { mediaRoutes } from './media.routes.ts';
export { portraits } from './portraits.ts';
export { listSlides } from './slides.queries.ts';
export { storeImage } from './store-image.ts';
