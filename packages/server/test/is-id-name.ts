/** Whether a value of this name names something that is there already. */
export function isIdName(name: string): boolean {
  return /^ids?$|Ids?$|^(order|payment|refund|recharge|shift|group)No$/.test(name);
}
