/** What is known already of somebody who is asked in the middle of a booking who they are. */
export interface Newcomer {
  realName: string;
  phone: string;
  email: string;
  birthDate: string;
}

let known: Newcomer | null = null;

/** Says who is booking now; the forms take it when they open, and only then is there a way on without an account. */
export function expectNewcomer(newcomer: Newcomer | null): void {
  known = newcomer;
}

export function expectedNewcomer(): Newcomer | null {
  return known;
}
