export function CustomersScreen() {
  return null;
}
