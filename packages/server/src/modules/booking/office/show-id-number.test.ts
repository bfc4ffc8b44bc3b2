import { bookingCalls } from '@gangway/contract/booking/calls.ts';
import { expect, test } from 'vitest';
import { DeskFixture } from '../../../../test/desk-fixture.ts';

const desk = new DeskFixture();

test('the document of an order sold at the counter is shown once it is paid', async () => {
  await desk.fresh();
  const { id } = await desk.sell();
  const detail = async () =>
    (await desk.one.call(bookingCalls.orderDetail, { params: { id } }, { token: desk.token })).data;
  const ticketId = (await detail()).tickets[0]?.id ?? 0;
  const show = () =>
    desk.one.call(bookingCalls.showIdNumber, { params: { id: ticketId } }, { token: desk.token });
  expect((await show()).reason).toBe('order.idUnpaid');
  expect((await detail()).history.map(({ what }) => what)).not.toContain('idShown');
  await desk.take(id, 'cash');
  expect((await show()).data.idNumber).toMatch(/\w{6,}/);
});
