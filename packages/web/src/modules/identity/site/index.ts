export { LoginForm } from './login-form.tsx';
export { SecuritySettings } from './security-settings.tsx';
export { useCompleteLogin } from './use-complete-login.ts';
