import { Kysely, sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { writingOnly } from '../../../test/writing-only.ts';

const db = new Kysely<{ sailingUnits: { sailingId: number; unitsTaken: number; note: string } }>({
  dialect: writingOnly,
});

describe('a query as the database has it', () => {
  test('names have underscores, whoever names them, and what is written out stays as it is', () => {
    const query = db
      .selectFrom('sailingUnits as ofSailing')
      .select(['ofSailing.unitsTaken as isTaken', sql<string>`'someText'`.as('asIs')])
      .where(sql.ref('ofSailing.sailingId'), '=', 7)
      .compile();
    expect(query.sql).toBe(
      `select "of_sailing"."units_taken" as "is_taken", 'someText' as "as_is" ` +
        `from "sailing_units" as "of_sailing" where "of_sailing"."sailing_id" = $1`,
    );
    expect(query.parameters).toEqual([7]);
  });

  test('a name that would end its quotes does not', () => {
    expect(db.selectFrom('sailingUnits').select(sql.ref('a"b').$castTo().as('x')).compile().sql).toBe(
      `select "a""b" as "x" from "sailing_units"`,
    );
  });

  test.each([
    { ids: [], text: '= any($1)', values: [[]] },
    { ids: [3], text: '= $1', values: [3] },
    { ids: [3, 4, 5], text: '= any($1)', values: [[3, 4, 5]] },
  ])('of $ids one text for every length, and one id by itself', ({ ids, text, values }) => {
    const query = db.selectFrom('sailingUnits').select('note').where('sailingId', 'in', ids).compile();
    expect(query.sql).toBe(`select "note" from "sailing_units" where "sailing_id" ${text}`);
    expect(query.parameters).toEqual(values);
  });

  test('a list that is kept out is compared with all of it, also inside of others', () => {
    const query = db
      .selectFrom('sailingUnits')
      .select('note')
      .where((eb) => eb.or([eb('note', 'not in', ['a']), eb.not(eb('sailingId', 'in', [1, 2]))]))
      .compile();
    expect(query.sql).toBe(
      `select "note" from "sailing_units" where ("note" != all($1) or not "sailing_id" = any($2))`,
    );
    expect(query.parameters).toEqual([['a'], [1, 2]]);
  });

  test('a query inside of another keeps its own list', () => {
    const query = db
      .selectFrom('sailingUnits')
      .select('note')
      .where('sailingId', 'in', (eb) => eb.selectFrom('sailingUnits as inner').select('inner.sailingId'))
      .compile();
    expect(query.sql).toBe(
      `select "note" from "sailing_units" where "sailing_id" in (select "inner"."sailing_id" from "sailing_units" as "inner")`,
    );
  });
});
