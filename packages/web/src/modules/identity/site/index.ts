export { LoginForm } from './login-form.tsx';
export { SecuritySettings } from './security-later.ts';
export { useCompleteLogin } from './use-complete-login.ts';
