import { AppError } from '../../platform/app-error.ts';
import type { Platform } from '../../platform/platform.ts';
import type { PaymentProvider, RawMessage } from './provider.ts';
import { settlePayment } from './settle-payment.ts';

/** Takes in a gateway's message and gives the answer it wants to hear. Messages of a gateway that is not chosen are refused. */
export async function receiveMessage(
  platform: Platform,
  provider: PaymentProvider,
  name: string,
  message: RawMessage,
): Promise<string> {
  if (name !== provider.name) throw new AppError('record.missing');
  const { eventId, news, answer } = await provider.readMessage(message);
  if (news) await settlePayment(platform, news, { provider: provider.name, kind: 'callback', eventId });
  return answer;
}
