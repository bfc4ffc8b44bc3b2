import type { AuditEntry } from '@gangway/contract/identity/schemas.ts';
import { i18n } from '#lib/i18n.ts';

type Kind = 'action' | 'entity';

/** What an action or a kind of record is called; one without a name is shown by its code. */
export function auditName(kind: Kind, code: string): string {
  const id = prefixOf(kind) + code;
  return id in i18n.messages ? i18n._(id) : code;
}

/** The actions or kinds of record to choose from: those that have a name. */
export function auditChoices(kind: Kind): { value: string; label: string }[] {
  const prefix = prefixOf(kind);
  return Object.keys(i18n.messages)
    .filter((id) => id.startsWith(prefix))
    .map((id) => ({ value: id.slice(prefix.length), label: i18n._(id) }));
}

/** Who did it: a person, the system, or somebody who typed a name that nobody has. */
export function auditPerson({ person, action }: Pick<AuditEntry, 'person' | 'action'>): string {
  return person ?? i18n._(action.startsWith('login') ? 'audit.stranger' : 'audit.system');
}

function prefixOf(kind: Kind): string {
  return `audit.${kind}.`;
}
