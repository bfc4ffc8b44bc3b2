export { isStillReader } from './is-still-reader.query.ts';
export { auditedRecords } from './name-records.query.ts';
export { reportsJobs } from './reports.jobs.ts';
export { reportsRoutes } from './reports.routes.ts';
export { watchWork } from './watch-work.ts';
