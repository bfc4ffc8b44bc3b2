import type { Agent } from '@gangway/contract/customers/records.ts';

/** A line of the tree: somebody, how deep they stand, and how many stand right below. */
export interface AgentLine {
  agent: Agent;
  depth: number;
  below: number;
  folded: boolean;
  /** Only there because somebody below matches. */
  byTheWay: boolean;
}

interface Wish {
  folded: ReadonlySet<number>;
  /** With one, only those it takes are shown, and whoever they stand below. */
  matches?: (agent: Agent) => boolean;
}

/** The agents as a tree, read from the top: each followed by those below. */
export function agentLines(agents: readonly Agent[], { folded, matches }: Wish): AgentLine[] {
  const known = new Map(agents.map((agent) => [agent.id, agent]));
  const children = Map.groupBy(agents, ({ superiorId }) =>
    superiorId !== null && known.has(superiorId) ? superiorId : null,
  );
  const shown = matches ? withAbove(agents.filter(matches), known) : null;
  const lines: AgentLine[] = [];
  const visit = (id: number | null, depth: number) => {
    for (const agent of children.get(id) ?? []) {
      if (shown && !shown.has(agent.id)) continue;
      const isFolded = !shown && folded.has(agent.id);
      lines.push({
        agent,
        depth,
        below: children.get(agent.id)?.length ?? 0,
        folded: isFolded,
        byTheWay: matches !== undefined && !matches(agent),
      });
      if (!isFolded) visit(agent.id, depth + 1);
    }
  };
  visit(null, 0);
  return lines;
}

/** Everybody who may stand above somebody: agents and super agents, but not the person nor anybody below. */
export function possibleSuperiors(agents: readonly Agent[], id: number): Agent[] {
  const known = new Map(agents.map((agent) => [agent.id, agent]));
  return agents.filter(
    (agent) => agent.level !== 'normal' && agent.status === 'active' && !aboveOf(agent, known).has(id),
  );
}

function withAbove(matching: readonly Agent[], known: ReadonlyMap<number, Agent>): Set<number> {
  return new Set(matching.flatMap((agent) => [...aboveOf(agent, known)]));
}

/** Somebody and all who stand above. */
function aboveOf(agent: Agent, known: ReadonlyMap<number, Agent>): Set<number> {
  const above = new Set<number>();
  for (
    let at: Agent | undefined = agent;
    at && !above.has(at.id);
    at = at.superiorId === null ? undefined : known.get(at.superiorId)
  )
    above.add(at.id);
  return above;
}
