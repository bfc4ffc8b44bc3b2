/** A name by its first letter, the rest left out. */
export function cutShort(name: string): string {
  return `${Array.from(name)[0] ?? ''}***`;
}
