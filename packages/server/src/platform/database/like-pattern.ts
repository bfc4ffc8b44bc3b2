/** A pattern that finds a text anywhere; `%` and `_` that a person types mean themselves. */
export function likePattern(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}
