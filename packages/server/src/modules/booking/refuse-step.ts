import type { OrderStatus } from '@gangway/contract/booking/states.ts';
import { AppError } from '../../platform/app-error.ts';

/** Says why nothing was done: which order of several stands otherwise, and how. */
export function refuseStep(
  { orderNo, status }: { orderNo: string; status: OrderStatus },
  asked: number,
): never {
  throw asked > 1
    ? new AppError('order.oneOfSeveral', { orderNo, status })
    : new AppError('order.step', { status });
}
