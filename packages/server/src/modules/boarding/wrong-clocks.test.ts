import { expect, test } from 'vitest';
import { BoardingFixture } from '../../../test/boarding-fixture.ts';
import { boardingProblems } from '../../../test/boarding-invariants.ts';

const pier = new BoardingFixture();
const days = (count: number) => new Date(Date.now() + count * 86_400_000).toISOString();

test('whom a device let in counts whatever its clock said, in the order it was done, and is marked', async () => {
  const papers = await pier.papers(3);
  await pier.board();
  const device = await pier.device();
  const [ahead = 0, behind = 0, left = 0] = papers.map(({ id }) => id);
  const scans = [
    device.alone('board', ahead, { deviceAt: days(400) }),
    device.alone('board', behind, { deviceAt: '1970-01-01T00:00:00.000Z' }),
    device.alone('board', left, { deviceAt: '1970-01-01T00:00:01.000Z' }),
    // The clock was set right, and wrong again, meanwhile.
    device.alone('disembark', left, { deviceAt: days(-30) }),
  ];
  const { data } = await device.handOver(scans.toReversed());
  expect(data.map(({ verdict, reason, conflict }) => [verdict, reason, conflict])).toEqual(
    scans.map(() => ['accepted', 'ok', 'clockWrong']),
  );
  expect(await pier.counts()).toMatchObject({ boarded: 3, aboard: 2, disembarked: 1 });
  const rows = await pier.ask(
    `select s.happened_at <= s.received_at and s.happened_at > s.received_at - interval '2 days' as fine
       from scans s where s.device_id = $1`,
    [device.id],
  );
  expect(rows.map((row) => row['fine'])).toEqual([true, true, true, true]);
  const raised = await pier.ask('select kind from boarding_conflicts where sailing_id = $1', [
    pier.sailing.sailingId,
  ]);
  expect(raised).toEqual(scans.map(() => ({ kind: 'clockWrong' })));
  expect(await boardingProblems(pier.one.databaseUrl)).toEqual([]);
});
