import type { SailingGuest } from './sailing-desk-schemas.ts';

/** Whether a guest is meant by what somebody typed: a part of the name or the order's number, or the digits of a telephone. */
export function matchesGuest(
  { name, orderNo, phone }: Pick<SailingGuest, 'name' | 'orderNo' | 'phone'>,
  typed: string,
): boolean {
  const text = typed.trim().toLowerCase();
  if (!text) return true;
  if (name.toLowerCase().includes(text) || orderNo.toLowerCase().includes(text)) return true;
  const isPhone = /^[+\d\s()-]+$/.test(text);
  // A number as it is dialled at home begins with a nought that the one from abroad has not.
  const digits = text.replace(/\D/g, '').replace(/^0+/, '');
  return isPhone && digits.length >= 3 && phone.replace(/\D/g, '').includes(digits);
}
