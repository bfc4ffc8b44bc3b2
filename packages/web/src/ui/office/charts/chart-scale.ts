/** Round steps for an axis that holds nothing, the least and the greatest value: about five, never parts of a whole. */
export function chartTicks(greatest: number, least = 0): number[] {
  const top = Math.max(0, greatest);
  const bottom = Math.min(0, least);
  const rough = Math.max(1, (top - bottom) / 5);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, [1, 2, 5, 10].map((one) => one * power).find((one) => one >= rough) ?? power * 10);
  const above = Math.ceil(top / step);
  const below = Math.ceil(-bottom / step);
  const count = Math.max(1, above + below);
  return Array.from({ length: count + 1 }, (_, index) => (index - below) * step);
}

/** About how wide a word of the axes is drawn; Chinese and Korean signs are wider than letters. */
export function wordWidth(word: string): number {
  return Array.from(word).reduce((sum, sign) => sum + (sign >= '\u1100' ? wideSign : letter), 0);
}

const letter = 6.6;
const wideSign = 11;

/** Every how many bars one is named, so that names do not run into each other. */
export function labelEvery(bars: number, barWidth: number, labelWidth: number): number {
  return Math.max(1, Math.min(bars, Math.ceil(labelWidth / barWidth)));
}
