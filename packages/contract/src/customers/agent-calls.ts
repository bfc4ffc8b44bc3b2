import { z } from 'zod';
import { defineCall } from '../core/define-call.ts';
import { fileContent, idParam, nothing, text } from '../core/fields.ts';
import { newPassword } from '../identity/schemas.ts';
import { agent } from './records.ts';
import { customerLevel, setLevelBody, setSuperiorBody } from './schemas.ts';

const view = { route: '/business/agents', access: 'view' } as const;
const edit = { route: '/business/agents', access: 'edit' } as const;

/** The agents and who stands above whom. */
export const agentCalls = {
  listAgents: defineCall({
    method: 'GET',
    path: '/agent/list',
    summary: 'All agents, and everybody who stands below one',
    permission: view,
    response: z.array(agent),
  }),
  exportAgents: defineCall({
    method: 'POST',
    path: '/agent/export',
    summary: 'The agents that match, with what each has left and has sold, as an Excel file',
    permission: view,
    body: z.strictObject({
      filter: z.strictObject({ keyword: text(80).optional(), level: customerLevel.optional() }).prefault({}),
    }),
    response: fileContent,
    kind: 'file',
  }),
  findCandidates: defineCall({
    method: 'POST',
    path: '/agent/like',
    summary: 'Customers by username, name, phone, email or code, for choosing one',
    permission: edit,
    body: z.strictObject({ keyword: text(80, 1) }),
    response: z.array(agent),
  }),
  setLevel: defineCall({
    method: 'POST',
    path: '/agent/{id}/level',
    summary:
      'Make a customer a super agent, an agent or a normal user; an agent gets a reference code for good',
    permission: edit,
    params: idParam,
    body: setLevelBody,
    response: agent,
    errors: ['agent.codeTaken', 'agent.codeKept', 'agent.hasBelow', 'record.missing'],
  }),
  setSuperior: defineCall({
    method: 'POST',
    path: '/agent/{id}/superior',
    summary: 'Put somebody below an agent, or below nobody',
    permission: edit,
    params: idParam,
    body: setSuperiorBody,
    response: agent,
    errors: ['agent.superHasNone', 'agent.superior', 'agent.circle', 'record.missing'],
  }),
  resetAgentPassword: defineCall({
    method: 'POST',
    path: '/agent/{id}/password',
    summary:
      'Give an agent a new password; every session of theirs ends. Needs the screen of the customers too',
    permission: edit,
    params: idParam,
    body: z.strictObject({ password: newPassword }),
    response: nothing,
    errors: ['record.missing'],
  }),
};
