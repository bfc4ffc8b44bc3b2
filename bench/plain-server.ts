import { fastify } from 'fastify';
import { Pool } from 'pg';

/**
 * Fastify with one query and nothing else, to measure the product against; run as a process of its own with the address of
 * the database, it says the port it listens on and ends with its parent.
 */
const pool = new Pool({ connectionString: process.argv[2], max: 10 });
const app = fastify();
const one = async () => (await pool.query({ name: 'one', text: 'select 1 as one' })).rows[0];
app.get('/one', one);
// As a list is asked for: with a body.
app.post('/one', one);
app.get('/none', () => ({ one: 1 }));
await app.listen({ port: 0, host: '127.0.0.1' });
process.send?.(app.server.address());
process.once('disconnect', () => process.exit());
