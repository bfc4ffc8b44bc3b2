import { portDate } from '@gangway/contract/core/dates.ts';
import type { Body } from '@gangway/contract/core/define-call.ts';
import type { customersCalls } from '@gangway/contract/customers/calls.ts';
import { checkDocument } from '@gangway/contract/customers/document-rules.ts';
import type { SavedPassenger } from '@gangway/contract/customers/passengers.ts';
import { maxSavedPassengers } from '@gangway/contract/customers/rules.ts';
import { AppError, fieldError } from '../../platform/app-error.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import type { Tx } from '../../platform/database/create-database.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { lock } from '../../platform/database/locks.ts';
import type { Actor } from '../../platform/http/actor.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Secrets } from '../../platform/secrets/secrets.ts';
import { findSavedNumbers } from './find-saved-numbers.ts';
import { keepDocument } from './keep-document.ts';
import { getPassenger } from './passengers.queries.ts';
import {
  countPassengers,
  findByDocument,
  findKeptDocument,
  insertPassenger,
  type PassengerRow,
  removePassenger,
  updatePassenger,
} from './passengers.store.ts';

type SavePassengerInput = Body<typeof customersCalls.savePassenger>;

/** Keeps a passenger for the next time, or changes one. A document that is kept already is changed, never kept twice. */
export async function savePassenger(
  { db, secrets }: Platform,
  accountId: number,
  input: SavePassengerInput,
  actor: Actor,
): Promise<SavedPassenger> {
  return inTransaction(db, async (tx) => {
    // One at a time for each customer: those kept are counted, and a document is looked for, before writing.
    await lock(tx, 'accounts', [accountId]);
    const kept = input.id ? await findKeptDocument(tx, accountId, input.id) : null;
    if (kept === undefined) throw new AppError('record.missing');
    const number = input.idNumber || (await getKeptNumber(tx, secrets, accountId, input));
    refuseWrong(input, number, portDate(actor.at));
    const row = rowOf(input, secrets, number, actor.at);
    const twin = await findByDocument(tx, accountId, row.idFingerprint);
    const known = input.id ?? twin;
    // Two entries that come to hold one document are one person: the one being changed stays.
    if (twin && twin !== known) await removePassenger(tx, accountId, twin);
    // A person is known by the document: who has another one may be somebody else, who has agreed to nothing yet.
    const another = kept !== null && kept !== row.idFingerprint;
    if ((!known || another) && !input.consent)
      throw fieldError('request.invalid', 'consent', 'passenger.consent');
    const consentedAt = input.consent ? actor.at : null;
    const id = known
      ? await change(tx, known, row, { consentedAt, another })
      : await add(tx, accountId, { ...row, consentedAt: actor.at });
    const action = known ? 'update' : 'create';
    await recordAudit(tx, actor, {
      action,
      entity: 'savedPassenger',
      entityId: id,
      ...(input.consent ? { after: { consent: true } } : {}),
    });
    return getPassenger(tx, accountId, id);
  });
}

/** The number that stays when none was sent. It belongs to one kind of document and cannot stand for another. */
async function getKeptNumber(
  tx: Tx,
  secrets: Secrets,
  accountId: number,
  { id, idType }: SavePassengerInput,
): Promise<string> {
  const kept = id ? (await findSavedNumbers(tx, secrets, accountId, [id])).get(id) : undefined;
  if (kept?.idType !== idType) throw fieldError('request.invalid', 'idNumber', 'passenger.enterIdNumber');
  return kept.number;
}

function refuseWrong({ name, ...input }: SavePassengerInput, idNumber: string, today: string): void {
  const passportExpiry = input.passportExpiry ?? null;
  const findings = checkDocument({ ...input, idNumber, passportExpiry }, today);
  if (findings.length === 0) return;
  throw new AppError(
    'request.invalid',
    {},
    findings.map((finding) => ({ ...finding, values: { name } })),
  );
}

function rowOf(input: SavePassengerInput, secrets: Secrets, number: string, at: Date): PassengerRow {
  const { name, gender, idType, nationality, birthDate, phone, email = null, remarks } = input;
  const kept = keepDocument(secrets, idType, number);
  return {
    name,
    gender,
    idType,
    idSealed: kept.sealed,
    idFingerprint: kept.fingerprint,
    idEnding: kept.ending,
    passportExpiry: idType === 'passport' ? (input.passportExpiry ?? null) : null,
    nationality,
    birthDate,
    phone,
    email,
    remarks,
    updatedAt: at,
  };
}

async function add(tx: Tx, accountId: number, row: PassengerRow & { consentedAt: Date }): Promise<number> {
  if ((await countPassengers(tx, accountId)) >= maxSavedPassengers)
    throw new AppError('passenger.tooMany', { max: maxSavedPassengers });
  return insertPassenger(tx, accountId, row);
}

async function change(
  tx: Tx,
  id: number,
  row: PassengerRow,
  consent: { consentedAt: Date | null; another: boolean },
): Promise<number> {
  await updatePassenger(tx, id, row, consent);
  return id;
}
