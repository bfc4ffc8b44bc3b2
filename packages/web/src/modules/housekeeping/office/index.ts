export { RoomSteps } from './steps/room-steps.tsx';
