export { MonthBar } from './calendar/month-bar.tsx';
export { FillBar } from './fill-bar.tsx';
export { sailingName } from './sailing-name.ts';
export { PeakMark, SlotIcon, StatusMark } from './status-mark.tsx';
export { routeNamesQuery } from './sailings-queries.ts';
