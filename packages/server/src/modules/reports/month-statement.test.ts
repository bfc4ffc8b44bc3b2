import { addMonths, portDate } from '@gangway/contract/core/dates.ts';
import { reportsCalls } from '@gangway/contract/reports/calls.ts';
import { readSheet } from 'read-excel-file/node';
import { beforeAll, describe, expect, test } from 'vitest';
import { buy, firstOrder, passLine, passPrice, somebody } from '../../../test/booking.ts';
import { PayingFixture } from '../../../test/paying-fixture.ts';
import { readExport } from '../../../test/read-export.ts';
import { refunding } from '../../../test/refunding.ts';
import { fund, newCustomer, type TestCustomer } from '../../../test/wallet.ts';

const shop = new PayingFixture(60);
const { quote, refund } = refunding(shop);
const month = portDate(new Date()).slice(0, 7);
const before = addMonths(`${month}-01`, -1).slice(0, 7);
const staff = () => ({ token: shop.finance });

describe('the statement of an agent', () => {
  let agent: TestCustomer;
  const statement = async (of = month) =>
    (await shop.one.call(reportsCalls.monthStatement, { body: { accountId: agent.id, month: of } }, staff()))
      .data;

  beforeAll(async () => {
    agent = await newCustomer(shop.one, { level: 'agent', realName: 'Chia Wei Ming' });
    await fund(shop.one, agent.id, 50_000);
    await shop.ask(
      `alter table ledger_transfers disable trigger user;
       update ledger_transfers set at = at - interval '1 month' where kind = 'recharge' and id = (
         select max(transfer_id) from ledger_entries where account_id = ${agent.id});
       alter table ledger_transfers enable trigger user`,
    );
    await fund(shop.one, agent.id, 7000);
  });

  test('says what moved the balance, from its beginning to its end, as the ledger has it', async () => {
    const order = firstOrder(
      await buy(shop.one, agent.token, [passLine(shop.sailing)], { method: 'balance' }),
    );
    await shop.pay([order.id], 'balance', shop.one, agent.token);
    await shop.paidSoon(order.id);
    const [row] = await shop.ask('select reference_code from customers where account_id = $1', [agent.id]);
    const referrer = String(row?.['reference_code']);
    const [referred] = [await shop.paidInCash([passLine(shop.sailing, [somebody({ referrer })], {})])];
    await shop.ask('update orders set referrer = $2 where id = $1', [referred, referrer]);
    const now = await statement();
    expect(now).toMatchObject({
      agent: { id: agent.id, realName: 'Chia Wei Ming', referenceCode: referrer },
      openingSen: 50_000,
      inSen: 7000,
      outSen: passPrice,
      closingSen: 57_000 - passPrice,
    });
    expect(now.entries.map(({ kind, amountSen }) => [kind, amountSen])).toEqual([
      ['recharge', 7000],
      ['orderPayment', -passPrice],
    ]);
    expect(now.orders.map(({ own, orderNo }) => [own, orderNo.includes('•')])).toEqual([
      [true, false],
      [false, true],
    ]);
    const [wallet] = await shop.ask('select balance_sen::int from wallets where account_id = $1', [agent.id]);
    expect(now.closingSen).toBe(wallet?.['balance_sen']);
    expect(await statement(before)).toMatchObject({ openingSen: 0, inSen: 50_000, closingSen: 50_000 });
    expect(now.openingSen).toBe((await statement(before)).closingSen);
  });

  test('runs from line to line by the times of its entries, in whatever order they were written', async () => {
    await fund(shop.one, agent.id, 900);
    await shop.ask(
      `alter table ledger_transfers disable trigger user;
       update ledger_transfers set at = (select min(t.at) - interval '1 millisecond' from ledger_transfers t
           join ledger_entries e on e.transfer_id = t.id
          where e.account_id = ${agent.id} and e.amount_sen = 7000)
        where id = (select max(transfer_id) from ledger_entries where account_id = ${agent.id});
       alter table ledger_transfers enable trigger user`,
    );
    const { openingSen, entries, closingSen } = await statement();
    expect(entries.map(({ amountSen }) => amountSen)).toEqual([900, 7000, -passPrice]);
    expect(entries.map(({ beforeSen }) => beforeSen)).toEqual([
      openingSen,
      ...entries.slice(0, -1).map(({ afterSen }) => afterSen),
    ]);
    expect(entries.at(-1)?.afterSen).toBe(closingSen);
  });

  test('of a month that is over stays what it was, and what goes back later stands in the month it does', async () => {
    const buyer = await newCustomer(shop.one, { level: 'agent' });
    await fund(shop.one, buyer.id, 50_000);
    const { id } = firstOrder(
      await buy(shop.one, buyer.token, [passLine(shop.sailing)], { method: 'balance' }),
    );
    await shop.pay([id], 'balance', shop.one, buyer.token);
    await shop.paidSoon(id);
    await shop.ask(`update orders set paid_at = paid_at - interval '1 month' where id = $1`, [id]);
    await shop.ask(
      `update payments set created_at = created_at - interval '1 month', paid_at = paid_at - interval '1 month'
        where id in (select payment_id from order_payments where order_id = $1)`,
      [id],
    );
    const ordersOf = async (of: string) => {
      const body = { accountId: buyer.id, month: of };
      const { data } = await shop.one.call(reportsCalls.monthStatement, { body }, staff());
      return data.orders.map(({ paidSen, refundedSen }) => [paidSen, refundedSen]);
    };
    expect([await ordersOf(before), await ordersOf(month)]).toEqual([[[passPrice, 0]], []]);
    const tickets = await shop.ticketIds(id);
    const { backSen } = (await quote(id, tickets, buyer.token)).data;
    expect((await refund(id, tickets, backSen, buyer.token)).code).toBe(200);
    expect([await ordersOf(before), await ordersOf(month)]).toEqual([[[passPrice, 0]], [[0, backSen]]]);
  });

  test('is there for whoever was an agent then', async () => {
    const told = await statement();
    await shop.ask(`update customers set level = 'normal' where account_id = $1`, [agent.id]);
    expect(await statement()).toMatchObject({ closingSen: told.closingSen });
    const { data } = await shop.one.call(reportsCalls.statementAgents, {}, staff());
    expect(data.map(({ id }) => id)).toContain(agent.id);
    await shop.ask(`update customers set level = 'agent' where account_id = $1`, [agent.id]);
  });

  test('is of agents only, whoever else has a balance', async () => {
    const other = await newCustomer(shop.one);
    await fund(shop.one, other.id, 5000);
    const body = { accountId: other.id, month };
    const { monthStatement, exportMonthStatement, mailMonthStatement } = reportsCalls;
    for (const call of [monthStatement, exportMonthStatement, mailMonthStatement])
      expect((await shop.one.call(call, { body }, staff())).reason).toBe('record.missing');
    const { data } = await shop.one.call(reportsCalls.statementAgents, {}, staff());
    expect(data.map(({ id }) => id)).toContain(agent.id);
    expect(data.map(({ id }) => id)).not.toContain(other.id);
  });

  test('is read back from Excel, and its balances go on from line to line', async () => {
    const told = await statement();
    const args = { body: { accountId: agent.id, month } };
    const { titles, rows, file, note } = await readExport(
      shop.one,
      reportsCalls.exportMonthStatement,
      args,
      staff(),
    );
    expect(file).toMatch(new RegExp(`^statement-${agent.username}-${month}-`));
    expect(note).toMatch(new RegExp(`^Statement of Chia Wei Ming, ${month} · Gangway Cruises · .+@`));
    const [section = '', , what = '', about = '', sails = '', amount = '', balance = ''] = titles;
    expect(rows[0]).toMatchObject({ [what]: 'Opening balance', [balance]: told.openingSen / 100 });
    let running = told.openingSen;
    for (const [index, entry] of told.entries.entries()) {
      running += entry.amountSen;
      expect(rows[index + 1]).toMatchObject({ [amount]: entry.amountSen / 100, [balance]: running / 100 });
    }
    expect(rows.slice(told.entries.length + 1, told.entries.length + 4)).toEqual(
      [
        { [what]: 'Came in', [amount]: told.inSen / 100, [balance]: null },
        { [what]: 'Went out', [amount]: told.outSen / 100, [balance]: null },
        { [what]: 'Closing balance', [amount]: null, [balance]: told.closingSen / 100 },
      ].map((line) => expect.objectContaining(line)),
    );
    const recharges = told.entries.filter(({ kind }) => kind === 'recharge');
    expect(recharges).toHaveLength(2);
    for (const { reference } of recharges) expect(reference).toMatch(/^RC/);
    expect(rows.filter((row) => row[what] === 'Recharge').map((row) => row[about])).toEqual(
      recharges.map(({ reference }) => expect.stringContaining(reference)),
    );
    const orders = rows.filter((row) => row[section] === 'Orders');
    expect(orders.pop()).toMatchObject({
      [what]: 'Total',
      [amount]: told.orders.reduce((sum, { paidSen, refundedSen }) => sum + paidSen - refundedSen, 0) / 100,
      [balance]: null,
    });
    expect(orders.map((row) => [row[what], row[sails]])).toEqual(
      told.orders.map(({ orderNo, sailingDate }) => [orderNo, new Date(`${sailingDate}T00:00:00Z`)]),
    );
  });

  test('names what was bought in the reader’s language, not by its code', async () => {
    const names = { en: 'Boarding pass', zh: '登船牌' };
    const named = [names.en, names.zh];
    await shop.ask(`update room_types set name_en = $1, name_zh = $2 where kind = 'standing'`, named);
    expect((await statement()).orders[0]?.roomType).toEqual(names);
    const args = { body: { accountId: agent.id, month } };
    for (const [locale, name] of [
      ['en', names.en],
      ['zh', names.zh],
      ['ko', names.en],
    ] as const) {
      const { titles, rows } = await readExport(shop.one, reportsCalls.exportMonthStatement, args, {
        ...staff(),
        locale,
      });
      expect(rows.at(-2)?.[titles[3] ?? '']).toMatch(new RegExp(`^${name} · `));
    }
  });

  test('goes to the agent by mail with its Excel, and is refused where there is no address', async () => {
    const args = { body: { accountId: agent.id, month } };
    const refused = await shop.one.call(reportsCalls.mailMonthStatement, args, staff());
    expect(refused).toMatchObject({ status: 409, reason: 'statement.noAddress' });
    await shop.ask(`update customers set email = 'agent@example.com' where account_id = $1`, [agent.id]);
    const sent = await shop.one.call(reportsCalls.mailMonthStatement, args, staff());
    expect(sent.data).toEqual({ recipient: 'agent@example.com' });
    const files = await shop.ask(
      `select m.subject, f.name, f.bytes from mails m join mail_files f on f.mail_id = m.id
        where m.recipient = 'agent@example.com' order by f.position`,
    );
    const [year, ofYear] = month.split('-');
    const inEnglish = new Date(month).toLocaleDateString('en-GB', { month: 'long', timeZone: 'UTC' });
    expect(files[0]?.['subject']).toBe(
      `Statement / 对账单 · ${inEnglish} ${year} / ${year}年${Number(ofYear)}月`,
    );
    const name = `statement-${agent.username}-${month}`;
    expect(files.map((file) => file['name'])).toEqual([`${name}-en.xlsx`, `${name}-zh.xlsx`]);
    const [english, chinese] = await Promise.all(
      files.map((file) => readSheet(Buffer.from(file['bytes'] as Uint8Array))),
    );
    expect([english?.[1]?.[2], chinese?.[1]?.[2]]).toEqual(['Opening balance', '期初余额']);
    expect(chinese?.map((row) => row[6])).toHaveLength(english?.length ?? 0);
    const ahead = { body: { accountId: agent.id, month: addMonths(`${month}-01`, 1).slice(0, 7) } };
    expect(await shop.one.call(reportsCalls.mailMonthStatement, ahead, staff())).toMatchObject({
      status: 409,
      reason: 'statement.future',
    });
    const editor = { token: await shop.one.login('editor') };
    expect((await shop.one.call(reportsCalls.mailMonthStatement, args, editor)).status).toBe(403);
  });

  test('pressed ten times in a minute it is one mail and one line of the log, for each address', async () => {
    const { id } = await newCustomer(shop.one, { level: 'agent' });
    const body = { accountId: id, month };
    const token = shop.finance;
    const sent = async (address: string) => {
      await shop.ask('update customers set email = $2 where account_id = $1', [id, address]);
      const answers = await Promise.all(
        Array.from({ length: 10 }, () => shop.one.call(reportsCalls.mailMonthStatement, { body }, { token })),
      );
      expect(answers.map(({ data }) => data)).toEqual(answers.map(() => ({ recipient: address })));
      const mails = await shop.ask('select from mails where recipient = $1', [address]);
      const log = await shop.ask(
        `select from audit_log where action = 'mailStatement' and entity_id = $1::text`,
        [id],
      );
      return [mails.length, log.length];
    };
    shop.one.setNow(new Date());
    expect(await sent(`wrong.${id}@example.com`)).toEqual([1, 1]);
    expect(await sent(`right.${id}@example.com`)).toEqual([1, 2]);
    shop.one.setNow(null);
  });
});
