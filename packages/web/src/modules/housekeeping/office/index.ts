export { RoomStatusMark } from './rooms/room-status.tsx';
export { RoomSteps } from './steps/room-steps.tsx';
