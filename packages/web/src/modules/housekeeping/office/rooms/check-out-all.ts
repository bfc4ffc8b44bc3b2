interface Step {
  done: number;
  left: number;
}

/**
 * Asks for the next rooms until none is left, and tells after each how far it is; gives how many it were. A call that ends
 * none while some are left would go on for ever, so it is the last.
 */
export async function checkOutAll(
  endSome: () => Promise<Step>,
  onProgress: (progress: Step) => void,
): Promise<number> {
  let done = 0;
  for (;;) {
    const step = await endSome();
    done += step.done;
    onProgress({ done, left: step.left });
    if (step.left === 0 || step.done === 0) return done;
  }
}
