import { generateKeyPairSync, sign } from 'node:crypto';
import { signedPart } from '@gangway/contract/booking/ticket-code.ts';
import { expect, test } from 'vitest';
import { BoardingFixture } from '../../../test/boarding-fixture.ts';

const pier = new BoardingFixture();

test('codes signed with a key this process has not met are genuine, also several at the same moment', async () => {
  const papers = await pier.papers(4);
  await pier.board();
  const lanes = await Promise.all(papers.map(() => pier.device('boarding')));
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  await pier.ask(
    `insert into signing_keys (id, purpose, public_key, private_key_sealed) overriding system value
     values (-1, 'ticket', $1, '')`,
    [publicKey.export({ type: 'spki', format: 'pem' })],
  );
  const answers = await Promise.all(
    lanes.map((lane, index) => {
      const id = papers[index]?.id ?? 0;
      const part = signedPart(id, pier.sailing.sailingId);
      const code = `${part}.${sign(null, Buffer.from(part), privateKey).toString('base64url')}`;
      return lane.scan('board', code);
    }),
  );
  expect(answers.map((answer) => answer.reason)).toEqual(['ok', 'ok', 'ok', 'ok']);
});
