export { sailingName } from './sailing-name.ts';
export { PeakMark, SlotIcon, StatusMark } from './status-mark.tsx';
