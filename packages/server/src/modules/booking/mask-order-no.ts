/** An order number to talk about and not to open the order with: the day, which is known, and the last two characters. */
export function maskOrderNo(orderNo: string): string {
  const shown = orderNo.length - hidden - 2;
  return `${orderNo.slice(0, shown)}${'•'.repeat(hidden)}${orderNo.slice(-2)}`;
}

const hidden = 4;
