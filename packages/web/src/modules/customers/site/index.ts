export { GuestPanel } from './guest-panel.tsx';
export { PersonalCenterPage } from './personal-center-page.tsx';
export { RegisterForm } from './register-form.tsx';
export { StaffNote } from './staff-note.tsx';
