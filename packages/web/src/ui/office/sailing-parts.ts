import { type ComponentType, createContext, use } from 'react';

/**
 * What a sailing's page shows of modules that stand to the right of sailings. They keep it; the office hands it to the
 * page, which may not know them.
 */
export interface SailingParts {
  /** How far the boarding of a sailing is; nothing for those who may not see it. */
  BoardingProgress: ComponentType<{ sailingId: number }>;
  /** Who is booked, what was paid, whom to call; nothing for those who may see neither. */
  SailingDesk: ComponentType<{ sailingId: number; isCancelled: boolean }>;
}

export const SailingPartsContext = createContext<SailingParts | null>(null);

export function useSailingParts(): SailingParts {
  const parts = use(SailingPartsContext);
  if (!parts) throw new Error('useSailingParts stands outside the office');
  return parts;
}
