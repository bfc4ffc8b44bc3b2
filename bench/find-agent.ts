import type { Client } from 'pg';

/** An agent whose code customers can name. */
export async function findAgent(client: Client): Promise<{ agentCode: string; accountId: number }> {
  const { rows } = await client.query<{ code: string; account: string }>(
    `select c.reference_code as code, c.account_id as account
       from customers c join accounts a on a.id = c.account_id
      where c.level = 'agent' and a.status = 'active' and a.deleted_at is null order by c.account_id limit 1`,
  );
  const [agent] = rows;
  if (!agent) throw new Error('there is no agent');
  return { agentCode: agent.code, accountId: Number(agent.account) };
}
