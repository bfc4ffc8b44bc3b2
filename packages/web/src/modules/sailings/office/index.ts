export { DateField } from './date-field.tsx';
export { dayName } from './date-names.ts';
export { sailingName } from './sailing-name.ts';
export { PeakMark, SlotIcon } from './status-mark.tsx';
