/** What of a room type is compared where somebody gets another one than they bought. */
export interface ComparedType {
  id: number;
  maxOccupancy: number;
  hasWindow: boolean;
}

export const roomFits = ['bought', 'upgrade', 'lesser'] as const;
export type RoomFit = (typeof roomFits)[number];

/** An upgrade holds at least as many, and takes no window away. */
export function fitOf(bought: ComparedType, other: ComparedType): RoomFit {
  if (other.id === bought.id) return 'bought';
  const isLesser = other.maxOccupancy < bought.maxOccupancy || (bought.hasWindow && !other.hasWindow);
  return isLesser ? 'lesser' : 'upgrade';
}

/** Types by how near they are to the one that was bought: itself, then what gives least away, then what is less. */
export function compareNearness(bought: ComparedType) {
  return (a: ComparedType, b: ComparedType): number => distance(bought, a) - distance(bought, b);
}

function distance(bought: ComparedType, other: ComparedType): number {
  const beds = Math.abs(other.maxOccupancy - bought.maxOccupancy);
  const window = other.hasWindow === bought.hasWindow ? 0 : 1;
  return roomFits.indexOf(fitOf(bought, other)) * 100 + beds * 2 + window;
}
