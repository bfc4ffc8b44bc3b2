import { z } from 'zod';
import { defineCall } from '../core/define-call.ts';
import { addressId, fileContent, id, idParam } from '../core/fields.ts';
import { frozenManifest, manifestPerson, peopleManifest } from './manifest-schemas.ts';

const view = { route: '/ship/headCount', access: 'view' } as const;
const edit = { route: '/ship/headCount', access: 'edit' } as const;

/** A frozen version is meant by its number; without one, how things are now. */
const exportBody = z.strictObject({
  number: id.optional(),
  format: z.enum(['xlsx', 'csv']).default('xlsx'),
});

/** What the back office asks about who really boarded. */
export const manifestCalls = {
  manifestPeople: defineCall({
    method: 'GET',
    path: '/boarding/{id}/manifest/people',
    summary: 'Who really boarded, now or in a frozen version; documents by their ending',
    permission: view,
    params: idParam,
    query: z.strictObject({ number: addressId.optional() }),
    response: peopleManifest,
    errors: ['record.missing'],
  }),
  manifestDocuments: defineCall({
    method: 'POST',
    path: '/boarding/{id}/manifest/documents',
    summary: 'The document numbers of a manifest in full; that they were looked at is noted',
    permission: edit,
    params: idParam,
    body: z.strictObject({ number: id.optional() }),
    response: z.array(z.object({ ticketId: id, idNumber: z.string().nullable() })),
    errors: ['record.missing'],
  }),
  exportManifest: defineCall({
    method: 'POST',
    path: '/boarding/{id}/manifest/export',
    summary: 'The manifest as Excel or CSV, documents by their ending',
    permission: view,
    params: idParam,
    body: exportBody,
    response: fileContent,
    kind: 'file',
    errors: ['record.missing'],
  }),
  exportFullManifest: defineCall({
    method: 'POST',
    path: '/boarding/{id}/manifest/exportFull',
    summary: 'The manifest as Excel or CSV with the document numbers in full, for the authorities',
    permission: edit,
    params: idParam,
    body: exportBody,
    response: fileContent,
    kind: 'file',
    errors: ['record.missing'],
  }),
  listManifests: defineCall({
    method: 'GET',
    path: '/boarding/{id}/manifests',
    summary: 'The frozen versions of the manifest, the newest first',
    permission: view,
    params: idParam,
    response: z.array(frozenManifest),
    errors: ['record.missing'],
  }),
  compareManifests: defineCall({
    method: 'GET',
    path: '/boarding/{id}/manifests/compare',
    summary: 'Who came and who left between two frozen versions',
    permission: view,
    params: idParam,
    query: z.strictObject({ from: addressId, to: addressId }),
    response: z.object({ came: z.array(manifestPerson), left: z.array(manifestPerson) }),
    errors: ['record.missing'],
  }),
};
