/** How far this device's clock is behind the server's, by an answer that says when it was made and when it came. */
export function behindMs(readAt: string | undefined, arrivedAtMs: number): number {
  return readAt === undefined ? 0 : Date.parse(readAt) - arrivedAtMs;
}
