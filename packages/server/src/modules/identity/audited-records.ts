import type { AuditEntry } from '@gangway/contract/identity/schemas.ts';
import { can } from '@gangway/contract/core/permissions.ts';
import type { Locale } from '@gangway/contract/core/locales.ts';
import type { Caller } from '../../platform/http/caller.ts';

/** Who reads the audit log, and in which language. */
export interface AuditReader extends Pick<Caller, 'grants'> {
  locale: Locale;
}

/** Who may not open the customers learns no more of them in the log than the name of their account. */
export function seesCustomers({ grants }: AuditReader): boolean {
  return can(grants, '/ship/userInfoRecord', 'view');
}

/** What other modules know of the records the audit log speaks of. */
export interface AuditedRecords {
  /** What they are called in public, in the same order; null where one has no other name than its id. */
  name(
    entries: readonly Pick<AuditEntry, 'entity' | 'entityId' | 'action'>[],
    reader: AuditReader,
  ): Promise<(string | null)[]>;
  /** Those with this public number. */
  find(number: string): Promise<Pick<AuditEntry, 'entity' | 'entityId'>[]>;
}
