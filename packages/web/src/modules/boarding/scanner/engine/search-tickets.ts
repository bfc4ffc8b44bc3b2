import type { ManifestTicket } from '@gangway/contract/boarding/schemas.ts';

const most = 30;

/** Finds people by name, telephone, order number, serial number or the last four of their document. */
export function searchTickets(tickets: readonly ManifestTicket[], typed: string): ManifestTicket[] {
  const words = typed.trim().toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0 || typed.trim().length < 2) return [];
  return tickets
    .filter((ticket) => words.every((word) => means(ticket, word)))
    .toSorted((one, other) => one.orderId - other.orderId || one.id - other.id)
    .slice(0, most);
}

function means(ticket: ManifestTicket, word: string): boolean {
  const plain = word.replaceAll('-', '');
  const digits = word.replace(/\D/g, '');
  return (
    ticket.name.toLowerCase().includes(word) ||
    ticket.orderNo.toLowerCase().includes(word) ||
    ticket.idEnding.toLowerCase() === word ||
    ticket.roomNumber?.toLowerCase() === word ||
    (plain.length >= 3 && ticket.serial.toLowerCase().startsWith(plain)) ||
    (digits.length >= 4 && isPhone(word) && ticket.phone.replace(/\D/g, '').includes(digits))
  );
}

function isPhone(word: string): boolean {
  return /^[+\d][\d-]*$/.test(word);
}
