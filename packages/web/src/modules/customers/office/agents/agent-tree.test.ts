import type { Agent } from '@gangway/contract/customers/records.ts';
import { expect, test } from 'vitest';
import { agentLines, possibleSuperiors } from './agent-tree.ts';

const agent = (id: number, superiorId: number | null, more: Partial<Agent> = {}): Agent => ({
  id,
  username: `agent${id}`,
  realName: `Agent ${id}`,
  phone: '',
  level: 'agent',
  referenceCode: null,
  superiorId,
  superior: null,
  status: 'active',
  registeredAt: '2026-01-01T00:00:00Z',
  ...more,
});
const agents = [agent(1, null), agent(2, null), agent(3, 1), agent(4, 3), agent(5, 1, { level: 'normal' })];
const shape = (folded: number[] = [], matches?: (one: Agent) => boolean) =>
  agentLines(agents, { folded: new Set(folded), ...(matches ? { matches } : {}) }).map(
    ({ agent: { id }, depth, below }) => [id, depth, below],
  );

test('everybody stands after those above, one step further in', () => {
  expect(shape()).toEqual([
    [1, 0, 2],
    [3, 1, 1],
    [4, 2, 0],
    [5, 1, 0],
    [2, 0, 0],
  ]);
});

test('what is folded hides those below', () => {
  expect(shape([1])).toEqual([
    [1, 0, 2],
    [2, 0, 0],
  ]);
});

test('a search shows who was found and the way there, folded or not', () => {
  expect(shape([1], ({ id }) => id === 4).map(([id]) => id)).toEqual([1, 3, 4]);
});

test('whose superior is not in the list stands at the top', () => {
  expect(agentLines([agent(9, 77)], { folded: new Set() })).toMatchObject([{ depth: 0 }]);
});

test('nobody below oneself, no normal user and nobody disabled can be above', () => {
  const ids = (id: number) =>
    possibleSuperiors([...agents, agent(6, null, { status: 'disabled' })], id).map((one) => one.id);
  expect(ids(1)).toEqual([2]);
  expect(ids(4)).toEqual([1, 2, 3]);
});
