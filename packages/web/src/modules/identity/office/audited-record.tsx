import type { OfficeRoute } from '@gangway/contract/core/office-routes.ts';
import type { AuditEntry } from '@gangway/contract/identity/schemas.ts';
import { Anchor } from '@mantine/core';
import {
  customersScreen,
  headCountScreen,
  ordersScreen,
  paymentsScreen,
  sailingsScreen,
  screenPath,
  shiftsScreen,
} from '#lib/office-urls.ts';
import { useSessionUser } from '#ui/office/session/use-session-user.ts';
import { Link } from '#ui/shared/link.tsx';

/** The screens that open a record by its id, and what they call it in their address. */
const homes: Record<string, { screen: OfficeRoute; name: string }> = {
  order: { screen: ordersScreen, name: 'order' },
  payment: { screen: paymentsScreen, name: 'payment' },
  customer: { screen: customersScreen, name: 'customer' },
  agent: { screen: customersScreen, name: 'customer' },
  wallet: { screen: customersScreen, name: 'customer' },
  sailing: { screen: sailingsScreen, name: 'id' },
  boarding: { screen: headCountScreen, name: 'sailing' },
  manifest: { screen: headCountScreen, name: 'sailing' },
  cashShift: { screen: shiftsScreen, name: 'shift' },
};

/** What an entry of the audit log is about, by its public name, and where it is found. */
export function AuditedRecord({ entry }: { entry: AuditEntry }) {
  const { routes } = useSessionUser();
  const name = entry.record ?? entry.entityId;
  // Many sailings at once are noted under their ship.
  const home = entry.record === null || entry.action === 'makePattern' ? undefined : homes[entry.entity];
  if (!home || !routes.some(({ path }) => path === home.screen)) return name;
  return (
    <Anchor
      inherit
      component={Link}
      to={screenPath(home.screen, { [home.name]: entry.entityId })}
      onClick={(event: React.MouseEvent) => event.stopPropagation()}
    >
      {name}
    </Anchor>
  );
}
