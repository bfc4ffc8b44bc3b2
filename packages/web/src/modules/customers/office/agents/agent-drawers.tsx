import { customersCalls } from '@gangway/contract/customers/calls.ts';
import type { Agent } from '@gangway/contract/customers/records.ts';
import type { CustomerLevel } from '@gangway/contract/customers/schemas.ts';
import type { ComponentType } from 'react';
import { useTranslate } from '#lib/use-translate.ts';
import { FormDrawer } from '#ui/office/forms/form-drawer.tsx';
import { type DrawerState, useDrawer } from '#ui/office/forms/use-drawer.ts';
import { operate } from '#ui/office/operate.ts';
import { PasswordResetForm } from '#modules/identity/office/index.ts';
import { LevelForm } from './level-form.tsx';
import { SuperiorForm } from './superior-form.tsx';
import type { AgentWishes } from './use-agent-actions.ts';

type AgentWithBalance = Agent & { balanceSen: number };

/** The drawers about an agent's balance. Wallet keeps them; the office hands them in, for agents may not know wallet. */
export interface BalanceDrawers {
  StatementDrawer: ComponentType<{ drawer: Omit<DrawerState<Agent>, 'open'> }>;
  ResetBalanceDrawer: ComponentType<{ drawer: Omit<DrawerState<AgentWithBalance>, 'open'> }>;
}

type AgentDrawersState = ReturnType<typeof useAgentDrawers>;

/** The drawers of the screen, and what opens them. */
export function useAgentDrawers(balances: ReadonlyMap<number, number> | undefined) {
  const statement = useDrawer<Agent>();
  const level = useDrawer<{ agent: Agent | null; level: CustomerLevel }>();
  const superior = useDrawer<Agent>();
  const password = useDrawer<Agent>();
  const reset = useDrawer<AgentWithBalance>();
  const wishes: AgentWishes = {
    statement: statement.open,
    level: (agent, wished) => level.open({ agent, level: wished }),
    superior: superior.open,
    resetPassword: password.open,
    // How much is lost has to be known before it is asked for.
    resetBalance: balances && ((agent) => reset.open({ ...agent, balanceSen: balances.get(agent.id) ?? 0 })),
  };
  return {
    statement,
    level,
    superior,
    password,
    reset,
    wishes,
    add: () => level.open({ agent: null, level: 'agent' }),
  };
}

export function AgentDrawers({
  drawers: { statement, level, superior, password, reset },
  balanceDrawers: { StatementDrawer, ResetBalanceDrawer },
  agents,
}: {
  drawers: AgentDrawersState;
  balanceDrawers: BalanceDrawers;
  agents: readonly Agent[];
}) {
  const t = useTranslate();
  return (
    <>
      <StatementDrawer drawer={statement} />
      <ResetBalanceDrawer drawer={reset} />
      <FormDrawer opened={level.opened} title={levelTitle()} onClose={level.close}>
        {level.item ? <LevelForm key={level.turn} {...level.item} onSaved={level.close} /> : null}
      </FormDrawer>
      <FormDrawer
        opened={superior.opened}
        title={superior.item ? t('agents.superiorOf', { name: superior.item.realName }) : ''}
        onClose={superior.close}
      >
        {superior.item ? (
          <SuperiorForm key={superior.turn} agent={superior.item} agents={agents} onSaved={superior.close} />
        ) : null}
      </FormDrawer>
      <FormDrawer
        opened={password.opened}
        title={password.item ? t('users.resetOf', { name: password.item.username }) : ''}
        onClose={password.close}
      >
        {password.item ? (
          <PasswordResetForm
            key={password.turn}
            name={password.item.username}
            reset={setPassword(password.item)}
            onSaved={password.close}
          />
        ) : null}
      </FormDrawer>
    </>
  );

  function levelTitle(): string {
    if (!level.item) return '';
    const { agent, level: wished } = level.item;
    return agent ? `${t(`agents.setAs.${wished}`)}: ${agent.realName}` : t('agents.addTitle');
  }
}

function setPassword({ id, level }: Agent) {
  const call = level === 'normal' ? customersCalls.resetCustomerPassword : customersCalls.resetAgentPassword;
  return (next: string) => operate(call, { params: { id }, body: { password: next } }, 'users.resetFailed');
}
