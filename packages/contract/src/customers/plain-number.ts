/** A document number as it is kept and compared: case, spaces and hyphens make no difference. */
export function plainNumber(number: string): string {
  return number.toUpperCase().replaceAll(/[\s-]/g, '');
}
