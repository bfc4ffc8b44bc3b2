/** What a role may hold beside screens: no menu leads to it. Only editing means something. */
export const officeRights = {
  '/ship/refundFee': {
    parent: '/ship',
    title: { en: 'Set another refund fee', zh: '更改退款手续费', ko: '환불 수수료 변경' },
    icon: 'receipt',
    position: 70,
    grants: { editor: 'edit', frontdesk: 'edit', finance: 'edit' },
  },
  '/ship/complimentary': {
    parent: '/ship',
    title: { en: 'Give orders away for free', zh: '免费赠送订单', ko: '주문 무료 제공' },
    icon: 'receipt',
    position: 75,
    grants: { editor: 'edit', frontdesk: 'edit', finance: 'edit' },
  },
} as const;

export type OfficeRight = keyof typeof officeRights;

/** Keeping another fee of a refund than the terms say. */
export const feeRight = '/ship/refundFee' satisfies OfficeRight;
/** Making an order complimentary. */
export const giftRight = '/ship/complimentary' satisfies OfficeRight;

/** Whether a route is a right without a screen. */
export function isRight(path: string): boolean {
  return Object.hasOwn(officeRights, path);
}
