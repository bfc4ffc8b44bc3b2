import type { translate } from '#lib/i18n.ts';

const codes = ['cancel', 'sailing', 'late', 'change'] as const;

/** Why money goes back: one of the product's own reasons, or what a person wrote. */
export function refundReason(t: typeof translate, reason: string): string {
  const code = codes.find((one) => one === reason);
  return code ? t(`payment.refundReason.${code}`) : reason;
}
