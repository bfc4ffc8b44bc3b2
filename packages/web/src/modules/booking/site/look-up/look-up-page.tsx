export function LookUpPage() {
  return null;
}
