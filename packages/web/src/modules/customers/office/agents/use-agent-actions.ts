import type { Agent } from '@gangway/contract/customers/records.ts';
import { type CustomerLevel, customerLevel } from '@gangway/contract/customers/schemas.ts';
import {
  IconArrowUpRight,
  IconEraser,
  IconKey,
  IconListDetails,
  IconSitemap,
  IconUser,
  IconUserStar,
  IconUserUp,
} from '@tabler/icons-react';
import { useNavigate } from 'react-router';
import {
  agentsScreen,
  customerRechargeScreen,
  customersScreen,
  ordersScreen,
  screenPath,
} from '#lib/office-urls.ts';
import { useTranslate } from '#lib/use-translate.ts';
import type { RowAction } from '#ui/office/data-table/row-actions.tsx';
import { useCanEdit, useCanOpen } from '#ui/office/session/use-session-user.ts';

/** What can be asked of the screen about somebody. */
export interface AgentWishes {
  statement: (agent: Agent) => void;
  level: (agent: Agent, level: CustomerLevel) => void;
  superior: (agent: Agent) => void;
  /** Left out while the balances are not known. */
  resetBalance: ((agent: Agent) => void) | undefined;
  resetPassword: (agent: Agent) => void;
}

const icons = { superAgent: IconUserStar, agent: IconUserUp, normal: IconUser };

/** What staff can do with an agent, and with somebody below one. */
export function useAgentActions(wishes: AgentWishes): (agent: Agent) => RowAction[] {
  const t = useTranslate();
  const go = useNavigate();
  const canEdit = useCanEdit(agentsScreen);
  const rights = useAccountRights();
  const seesOrders = useCanOpen(ordersScreen);
  return (agent) => {
    const { referenceCode } = agent;
    const isAgent = agent.level !== 'normal';
    const look: RowAction[] =
      isAgent || rights.statement
        ? [{ label: t('agents.statement'), icon: IconListDetails, onClick: () => wishes.statement(agent) }]
        : [];
    if (seesOrders && referenceCode)
      look.push({
        label: t('agents.showOrders'),
        icon: IconArrowUpRight,
        onClick: () => void go(screenPath(ordersScreen, { referrer: referenceCode })),
      });
    if (!canEdit) return look;
    return [
      ...look,
      ...customerLevel.options
        .filter((level) => level !== agent.level)
        .map((level) => ({
          label: t(`agents.setAs.${level}`),
          icon: icons[level],
          onClick: () => wishes.level(agent, level),
        })),
      {
        label: t('agents.setSuperior'),
        icon: IconSitemap,
        disabled: agent.level === 'superAgent',
        onClick: () => wishes.superior(agent),
      },
      ...(rights.password
        ? [{ label: t('users.reset'), icon: IconKey, onClick: () => wishes.resetPassword(agent) }]
        : []),
      ...(rights.reset
        ? [
            {
              label: isAgent ? t('agents.resetAgent') : t('agents.resetOffline'),
              icon: IconEraser,
              danger: true,
              disabled: !wishes.resetBalance,
              onClick: () => wishes.resetBalance?.(agent),
            },
          ]
        : []),
    ];
  };
}

/**
 * The password and balance of anybody here belong to the screens of the customers too: an agent is a customer first. So
 * does the statement of somebody below an agent who is none.
 */
function useAccountRights() {
  return {
    password: useCanEdit(customersScreen),
    reset: useCanEdit(customerRechargeScreen),
    statement: useCanOpen(customerRechargeScreen),
  };
}
