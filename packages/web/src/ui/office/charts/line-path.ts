/** The path through all values, begun anew after every gap. */
export function linePath(
  values: readonly (number | null)[],
  x: (index: number) => number,
  y: (value: number) => number,
): string {
  return values
    .map((value, index) => {
      if (value === null) return '';
      const step = (values[index - 1] ?? null) === null ? 'M' : 'L';
      return `${step}${x(index).toFixed(1)} ${y(value).toFixed(1)}`;
    })
    .join('');
}
