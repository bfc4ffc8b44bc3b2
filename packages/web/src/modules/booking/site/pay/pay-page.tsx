export function PayPage() {
  return null;
}
