// One piece: the forms of those who booked without an account.
export { AskLink } from './ask-link.tsx';
export { GuestEmailForm } from './guest-email-form.tsx';
