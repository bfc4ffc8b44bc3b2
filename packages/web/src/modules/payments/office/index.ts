export { DeskMoneyForm } from './desk-money/desk-money-form.tsx';
export { DrawerNeeded, OwnDrawerNeeded } from './desk-money/drawer-needed.tsx';
export { refreshDrawers, useNextAfterDrawer, useOwnDrawer } from './desk-money/own-drawer.ts';
export { useHandOut } from './hand-out/use-hand-out.tsx';
export { providerName } from './provider-name.ts';
