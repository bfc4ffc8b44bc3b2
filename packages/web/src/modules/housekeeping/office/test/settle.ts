/** Lets everything run that waits for nothing but itself. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 300; turn += 1) await Promise.resolve();
}
