import { ActionIcon } from '@mantine/core';
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import { useTranslate } from '#lib/use-translate.ts';
import css from './agent-name.module.css';
import type { AgentLine } from './agent-tree.ts';

/** Somebody's place in the tree: set in by depth, with what folds those below away. */
export function AgentName({ line, onFold }: { line: AgentLine; onFold: (id: number) => void }) {
  const t = useTranslate();
  const { agent, depth, below, folded } = line;
  const name = agent.realName || agent.username;
  return (
    <div className={css.name} style={{ paddingInlineStart: `${depth * 1.4}rem` }}>
      {below > 0 ? (
        <ActionIcon
          size="sm"
          variant="subtle"
          color="navy"
          aria-expanded={!folded}
          aria-label={t(folded ? 'agents.unfold' : 'agents.fold', { name })}
          onClick={(event) => {
            event.stopPropagation();
            onFold(agent.id);
          }}
        >
          {folded ? <IconChevronRight size={16} /> : <IconChevronDown size={16} />}
        </ActionIcon>
      ) : (
        <span className={css.leaf} aria-hidden />
      )}
      <span>{name}</span>
      {below > 0 ? <span className={css.below}>{t('agents.below', { count: below })}</span> : null}
    </div>
  );
}
