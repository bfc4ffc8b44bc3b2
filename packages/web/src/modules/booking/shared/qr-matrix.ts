import { encode } from 'uqr';

/** Light modules around a code, without which scanners miss it. */
const quietZone = 4;

/** The modules of a QR code, true where dark, with the light border it needs. */
export function qrMatrix(text: string): readonly (readonly boolean[])[] {
  return encode(text, { ecc: 'M', border: quietZone }).data;
}

/** The dark modules as an SVG path, one unit each; neighbours in a row are drawn as one, so that no seams show. */
export function qrPath(matrix: readonly (readonly boolean[])[]): string {
  return matrix
    .map((row, y) =>
      runsOf(row)
        .map(([x, width]) => `M${x} ${y}h${width}v1h-${width}z`)
        .join(''),
    )
    .join('');
}

/** Where dark stretches of a row begin, and how long they are. */
export function runsOf(row: readonly boolean[]): [start: number, width: number][] {
  const runs: [number, number][] = [];
  for (const [x, dark] of row.entries()) {
    const last = runs.at(-1);
    if (!dark) continue;
    if (last && last[0] + last[1] === x) last[1] += 1;
    else runs.push([x, 1]);
  }
  return runs;
}
