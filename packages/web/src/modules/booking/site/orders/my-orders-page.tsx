export function MyOrdersPage() {
  return null;
}
