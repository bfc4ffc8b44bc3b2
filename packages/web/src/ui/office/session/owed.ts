import { createContext, use } from 'react';

/** How much this device still owes the server for who is signed in. Whoever keeps such things says so around the office. */
export const OwedContext = createContext(0);

export function useOwed(): number {
  return use(OwedContext);
}
