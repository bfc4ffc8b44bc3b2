/** How many steps of colour a heat map has. */
export const heatLevels = 5;

/** The step of colour of a value: 1 to `heatLevels` of the greatest, 0 for nothing or less. */
export function heatLevel(value: number, greatest: number): number {
  if (value <= 0 || greatest <= 0) return 0;
  return Math.min(heatLevels, Math.ceil((value / greatest) * heatLevels));
}
