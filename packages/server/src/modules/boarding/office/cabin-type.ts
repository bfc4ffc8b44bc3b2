import type { CabinType } from '@gangway/contract/boarding/record-schemas.ts';
import type { RoomKind } from '@gangway/contract/fleet/schemas.ts';

/** What a ticket is for, in one word. */
export function cabinTypeOf({ kind, hasWindow }: { kind: RoomKind; hasWindow: boolean }): CabinType {
  if (kind === 'standing') return 'standing';
  return hasWindow ? 'window' : 'noWindow';
}
