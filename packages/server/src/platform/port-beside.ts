/** Far enough from PORT that a second process on the next port finds it free. */
const distance = 1000;

/** Ports above 1023 at which no browser and no `fetch` asks anything, for they belong to other protocols. */
const unreachable = new Set([
  1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697,
  10_080,
]);

/** Where the sandbox gateway listens, of a product at this port. */
export function portBeside(port: number): number {
  let beside = port + distance <= 65_000 ? port + distance : port - distance;
  while (unreachable.has(beside)) beside += 1;
  return beside;
}
