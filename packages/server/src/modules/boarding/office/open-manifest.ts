import type { Locale } from '@gangway/contract/core/locales.ts';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import type { Platform } from '../../../platform/platform.ts';
import { type ManifestChoice, readPeopleManifest } from './manifest-people.query.ts';

/** A manifest with the document numbers opened. That they were looked at is kept first; without that nobody sees them. */
export async function openManifest(
  { db, secrets }: Platform,
  choice: ManifestChoice,
  actor: Actor,
  locale: Locale,
) {
  const manifest = await inTransaction(db, async (tx) => {
    const found = await readPeopleManifest(tx, choice, locale);
    await recordAudit(tx, actor, {
      action: 'idShown',
      entity: 'boarding',
      entityId: choice.sailingId,
      after: { manifest: choice.number ?? null, people: found.people.length },
    });
    return found;
  });
  const people = manifest.people.map(({ idSealed, ...person }) => ({
    ...person,
    idNumber: idSealed === null ? null : secrets.open(idSealed),
  }));
  return { ...manifest, people };
}
