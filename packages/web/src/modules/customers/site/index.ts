export { GuestForm, MakeAccount } from './guest/guest-later.ts';
export { loadGuestTexts } from './guest/guest-texts.ts';
export { GuestPanel } from './guest-panel.tsx';
export { ConfirmEmail, ForgotPassword, ResetPassword } from './recovery/recovery-later.ts';
export { RegisterForm } from './register-form.tsx';
export { StaffNote } from './staff-note.tsx';
