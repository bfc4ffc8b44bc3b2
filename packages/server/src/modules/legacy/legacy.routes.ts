import type { legacyCalls } from '@gangway/contract/legacy/calls.ts';
import { sendSheet } from '../../platform/excel/send-sheet.ts';
import type { Handlers } from '../../platform/http/register-calls.ts';
import type { Platform } from '../../platform/platform.ts';
import { enterRound } from './enter-round.ts';
import { exportRounds } from './export-rounds.query.ts';
import { openShoe } from './open-shoe.ts';
import { pageRounds } from './rounds.queries.ts';
import { setPair } from './set-pair.ts';
import { getPlate, listShoes } from './shoes.queries.ts';
import { takeBack } from './take-back.ts';

export function legacyRoutes(platform: Platform): Handlers<typeof legacyCalls> {
  const { db } = platform;
  return {
    listShoes: () => listShoes(db),
    readPlate: ({ params }) => getPlate(db, params.id),
    openShoe: ({ body, actor }) => openShoe(platform, body, actor),
    enterRound: ({ params, body, actor }) => enterRound(platform, { shoeId: params.id, ...body }, actor),
    setPair: ({ params, body, actor }) => setPair(platform, { shoeId: params.id, ...body }, actor),
    takeBack: ({ params, body, actor }) => takeBack(platform, { shoeId: params.id, ...body }, actor),
    pageRounds: ({ body }) => pageRounds(db, body),
    exportRounds: async (input) => sendSheet(input, await exportRounds(db, input.body, input.locale)),
  };
}
