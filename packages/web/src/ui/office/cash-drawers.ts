import type { QueryClient } from '@tanstack/react-query';
import { type ComponentType, createContext, use } from 'react';

/**
 * What a form that takes cash needs of the drawers cash lies in. Payments keeps them; the office hands them to forms of
 * modules that may not know payments.
 */
export interface CashDrawers {
  /** Says that the own drawer is not open and opens it; nothing where it is. */
  OwnDrawerNeeded: ComponentType;
  /** Cash has moved. */
  refreshDrawers: (client: QueryClient) => Promise<void>;
}

export const CashDrawersContext = createContext<CashDrawers | null>(null);

export function useCashDrawers(): CashDrawers {
  const drawers = use(CashDrawersContext);
  if (!drawers) throw new Error('useCashDrawers stands outside the office');
  return drawers;
}
