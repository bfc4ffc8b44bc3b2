export function CustomerRechargeScreen() {
  return null;
}
