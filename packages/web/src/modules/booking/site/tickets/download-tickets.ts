import type { OrderWithTickets } from '@gangway/contract/booking/schemas.ts';
import { saveBlob } from '#lib/save-blob.ts';
import { boardingPass, type PassOrder } from './boarding-pass.ts';
import { drawTicket } from './draw-ticket.ts';

/** Saves the tickets that are good for boarding: one as a picture, several as a zip with a picture of each. */
export async function downloadTickets(orders: readonly TicketOrder[], name: string): Promise<void> {
  const pictures: [name: string, picture: Blob][] = [];
  // One after the other: a phone does not hold twenty large canvases at once.
  for (const { order, ticket } of orders.flatMap(validTickets))
    pictures.push([
      `${order.orderNo || 'ticket'}-${ticket.serial}.png`,
      await drawTicket(boardingPass(order, ticket)),
    ]);
  const [first, ...others] = pictures;
  if (!first) throw new Error('there is no ticket to save');
  if (others.length === 0) saveBlob(first[1], first[0]);
  else saveBlob(await zipOf(pictures), `${name}.zip`);
}

type TicketOrder = PassOrder & Pick<OrderWithTickets, 'tickets'>;

function validTickets(order: TicketOrder) {
  return order.tickets
    .filter((ticket) => ticket.live && ticket.code !== null)
    .map((ticket) => ({ order, ticket }));
}

async function zipOf(files: readonly [name: string, content: Blob][]): Promise<Blob> {
  const { zipSync } = await import('fflate');
  const contents = await Promise.all(
    files.map(async ([name, content]) => [name, new Uint8Array(await content.arrayBuffer())] as const),
  );
  // Pictures are packed already.
  const zip = zipSync(Object.fromEntries(contents), { level: 0 });
  return new Blob([zip], { type: 'application/zip' });
}
