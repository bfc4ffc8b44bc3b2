import { expect, test } from 'vitest';
import { BoardingFixture } from '../../../test/boarding-fixture.ts';

const pier = new BoardingFixture();

test('the ship takes no more than it may, whichever lane scans, and not what is set aside for another', async () => {
  const papers = await pier.papers(5);
  await pier.board();
  await pier.ask('update sailings set capacity = 3 where id = $1', [pier.sailing.sailingId]);
  const [lane, other] = [await pier.device(), await pier.device('editor', pier.other)];
  expect((await other.share(2)).data.held).toBe(2);
  const answers = [];
  for (const paper of papers.slice(0, 3)) answers.push((await lane.scan('board', paper.code)).reason);
  expect(answers).toEqual(['ok', 'full', 'full']);
  // The one it was set aside for may use it.
  for (const paper of papers.slice(1)) answers.push((await other.scan('board', paper.code)).reason);
  expect(answers.slice(3)).toEqual(['ok', 'ok', 'full', 'full']);
  expect(await pier.counts()).toMatchObject({ aboard: 3 });
});

test('a race for the last places fills them and no more', async () => {
  const papers = await pier.papers(12);
  await pier.board();
  await pier.ask('update sailings set capacity = 4 where id = $1', [pier.sailing.sailingId]);
  const [one, other] = [await pier.device(), await pier.device('editor', pier.other)];
  const answers = await Promise.all(
    papers.map((paper, index) => (index % 2 ? one : other).scan('board', paper.code)),
  );
  expect(answers.filter((answer) => answer.verdict === 'accepted')).toHaveLength(4);
  expect(answers.filter((answer) => answer.reason === 'full')).toHaveLength(8);
});

test('what a device has set aside is its own, however many others want the last places at the same moment', async () => {
  const papers = await pier.papers(24);
  await pier.board();
  await pier.ask('update sailings set capacity = 6 where id = $1', [pier.sailing.sailingId]);
  const [own, ...others] = [
    await pier.device(),
    await pier.device('editor', pier.other),
    await pier.device('admin', pier.other),
  ];
  expect((await own.share(6)).data.held).toBe(6);
  const answers = await Promise.all(
    papers.map(async ({ code }, index) => {
      const isOwn = index < 6;
      const lane = isOwn ? own : others[index % 2];
      return { isOwn, reason: (await lane?.scan('board', code))?.reason };
    }),
  );
  expect(answers.filter(({ isOwn }) => isOwn).map(({ reason }) => reason)).toEqual(Array(6).fill('ok'));
  expect(answers.filter(({ isOwn }) => !isOwn).every(({ reason }) => reason === 'full')).toBe(true);
  expect(await pier.counts()).toMatchObject({ aboard: 6 });
  expect(
    await pier.ask(
      'select c.reserved, sum(s.held)::int as held from sailing_boarding c join boarding_shares s using (sailing_id) where sailing_id = $1 group by 1',
      [pier.sailing.sailingId],
    ),
  ).toEqual([{ reserved: 0, held: 0 }]);
});
