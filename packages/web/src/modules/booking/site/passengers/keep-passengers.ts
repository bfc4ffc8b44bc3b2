import { customersCalls } from '@gangway/contract/customers/calls.ts';
import type { PassengerInput } from '@gangway/contract/booking/schemas.ts';
import { callApi } from '#lib/call-api.ts';

/** Keeps passengers for the next time: those for whom it was ticked, which says that they agree. One that cannot be kept is told by a toast and holds nothing up. */
export async function keepPassengers(passengers: readonly PassengerInput[]): Promise<void> {
  const kept = passengers
    .filter(({ savedPassengerId, idNumber }) => !savedPassengerId && idNumber)
    .map(
      ({
        savedPassengerId: _id,
        keptFrom: _place,
        ownDocument: _own,
        dueDate: _due,
        referrer: _code,
        ...body
      }) => callApi(customersCalls.savePassenger, { body: { ...body, consent: true } }),
    );
  await Promise.allSettled(kept);
}
