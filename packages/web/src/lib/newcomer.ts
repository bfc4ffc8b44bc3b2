/** What is known already of somebody who registers in the middle of something. */
export interface Newcomer {
  realName: string;
  phone: string;
  email: string;
  birthDate: string;
}

let known: Newcomer | null = null;

/** Says who would register now; the form takes it when it opens. */
export function expectNewcomer(newcomer: Newcomer | null): void {
  known = newcomer;
}

export function expectedNewcomer(): Newcomer | null {
  return known;
}
