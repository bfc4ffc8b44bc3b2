export { AccountMenu } from './account-menu.tsx';
export { PasswordResetForm } from './password-reset-form.tsx';
export { StatusBadge } from './status-badge.tsx';
