export function RechargesScreen() {
  return null;
}
