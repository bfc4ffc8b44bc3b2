export { sailingName } from './sailing-name.ts';
export { PeakMark, SlotIcon } from './status-mark.tsx';
