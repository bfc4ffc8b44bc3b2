import type { ManifestTicket } from '@gangway/contract/boarding/schemas.ts';

const most = 30;

/** Finds people by name, telephone, order number, serial number or the last four of their document. */
export function searchTickets(tickets: readonly ManifestTicket[], typed: string): ManifestTicket[] {
  const words = typed.trim().toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0 || typed.trim().length < 2) return [];
  return tickets
    .filter((ticket) => words.every((word) => means(ticket, word)) || isPhoneOf(ticket, typed.trim()))
    .toSorted((one, other) => one.orderId - other.orderId || one.id - other.id)
    .slice(0, most);
}

function means(ticket: ManifestTicket, word: string): boolean {
  const plain = word.replaceAll('-', '');
  return (
    ticket.name.toLowerCase().includes(word) ||
    ticket.orderNo.toLowerCase().includes(word) ||
    ticket.idEnding.toLowerCase() === word ||
    ticket.roomNumber?.toLowerCase() === word ||
    (plain.length >= 3 && ticket.serial.toLowerCase().startsWith(plain)) ||
    isPhoneOf(ticket, word)
  );
}

/** However a number is set apart; at home it begins with a zero, where abroad the country stands. */
function isPhoneOf(ticket: ManifestTicket, typed: string): boolean {
  if (!/^[+(\d][\d\s()-]*$/.test(typed)) return false;
  const digits = typed.replace(/\D/g, '');
  const abroad = digits.replace(/^0+/, '');
  const phone = ticket.phone.replace(/\D/g, '');
  return (digits.length >= 4 && phone.includes(digits)) || (abroad.length >= 6 && phone.includes(abroad));
}
