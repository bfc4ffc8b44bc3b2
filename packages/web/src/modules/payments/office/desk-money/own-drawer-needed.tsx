import { drawerScreen } from '#lib/office-urls.ts';
import { useCanEdit } from '#ui/office/session/use-session-user.ts';
import { DrawerNeeded } from './drawer-needed.tsx';
import { useOwnDrawer } from './own-drawer.ts';

/** Opens the own drawer where cash is to be taken and none is open. */
export function OwnDrawerNeeded() {
  const canOpen = useCanEdit(drawerScreen);
  return useOwnDrawer(canOpen) === null ? <DrawerNeeded canOpen={canOpen} /> : null;
}
