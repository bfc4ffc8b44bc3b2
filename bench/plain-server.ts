import { fastify } from 'fastify';
import { Pool } from 'pg';

/** An order, its sailing and what it is for, as they lie in the database. */
const orders = `select o.*, s.date, s.slot, s.departs_at, s.returns_at, s.status as sailing_status, h.name as ship_name,
    r.from_port_en, r.from_port_zh, r.destination_en, r.destination_zh, t.code, t.kind, t.name_en, t.name_zh, t.has_window
   from orders o join sailings s on s.id = o.sailing_id join ships h on h.id = s.ship_id join routes r on r.id = s.route_id
   join room_types t on t.id = o.room_type_id`;

/**
 * Fastify with one query and nothing else, to measure the product against; run as a process of its own with the address of
 * the database, it says the port it listens on and ends with its parent. A list is the twenty newest orders, of everybody or of one account.
 */
const pool = new Pool({ connectionString: process.argv[2], max: 10 });
const app = fastify();
app.get('/one', async () => (await pool.query({ name: 'one', text: 'select 1 as one' })).rows[0]);
app.get('/none', () => ({ one: 1 }));
app.post('/orders', async () => {
  const text = `${orders} order by o.created_at desc, o.id desc limit 20`;
  return (await pool.query({ name: 'orders', text })).rows;
});
app.post<{ Body: { account: string } }>('/own', async ({ body }) => {
  const text = `${orders} where o.account_id = (select id from accounts where username = $1) order by o.id desc limit 20`;
  return (await pool.query({ name: 'own', text, values: [body.account] })).rows;
});
await app.listen({ port: 0, host: '127.0.0.1' });
process.send?.(app.server.address());
process.once('disconnect', () => process.exit());
