import type { RefundSource } from './money-calls.ts';

/** A part of what goes back, and which way it does. */
export interface PartBack {
  way: RefundSource['way'];
  amountSen: number;
}

/** How an amount goes back: out of one payment after the other, put together by the way it goes. */
export function splitBack(sources: readonly RefundSource[], backSen: number): PartBack[] {
  const parts = new Map<PartBack['way'], number>();
  let openSen = backSen;
  for (const source of sources) {
    const amountSen = Math.min(openSen, source.openSen);
    if (amountSen <= 0) continue;
    parts.set(source.way, (parts.get(source.way) ?? 0) + amountSen);
    openSen -= amountSen;
  }
  return [...parts].map(([way, amountSen]) => ({ way, amountSen }));
}

/** The way most of it goes. */
export function mainWay(parts: readonly PartBack[]): PartBack['way'] | 'none' {
  const [most] = parts.toSorted((one, other) => other.amountSen - one.amountSen);
  return most?.way ?? 'none';
}
