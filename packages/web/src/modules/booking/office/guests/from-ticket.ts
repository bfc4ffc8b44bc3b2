import type { OfficeTicket } from '@gangway/contract/booking/office-schemas.ts';
import { blankPassenger, type PassengerDraft } from '#modules/booking/shared/passenger-draft.ts';

/** The card of somebody who has a ticket; the number of the document stays where it is kept. */
export function fromTicket(ticket: OfficeTicket): PassengerDraft {
  const { name, gender, idType, idEnding, nationality, birthDate, phone, referrer, remarks } = ticket;
  return blankPassenger({
    name,
    gender,
    idType,
    idEnding,
    nationality,
    birthDate,
    phone,
    referrer,
    remarks,
    passportExpiry: ticket.passportExpiry ?? '',
    email: ticket.email ?? '',
    expecting: ticket.dueDate !== null,
    dueDate: ticket.dueDate ?? '',
  });
}
