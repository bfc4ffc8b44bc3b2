import {
  IconAdjustments,
  IconAnchor,
  IconBed,
  IconBrush,
  IconCalendar,
  IconCamera,
  IconCards,
  IconCash,
  IconCashRegister,
  IconChartBar,
  IconCoins,
  IconDoor,
  IconGauge,
  IconHistory,
  IconKey,
  IconListDetails,
  IconLock,
  IconMail,
  IconMenu2,
  IconPhoto,
  IconPlug,
  IconPoint,
  IconQrcode,
  IconReceipt,
  IconRoute,
  IconScan,
  IconSettings,
  IconShield,
  IconShip,
  IconTicket,
  IconUsers,
  IconUserCheck,
  IconUsersGroup,
  IconWallet,
} from '@tabler/icons-react';

const icons = {
  adjustments: IconAdjustments,
  anchor: IconAnchor,
  bed: IconBed,
  broom: IconBrush,
  calendar: IconCalendar,
  camera: IconCamera,
  cards: IconCards,
  cash: IconCash,
  chart: IconChartBar,
  coins: IconCoins,
  door: IconDoor,
  drawer: IconCashRegister,
  gauge: IconGauge,
  headcount: IconUserCheck,
  history: IconHistory,
  key: IconKey,
  list: IconListDetails,
  lock: IconLock,
  mail: IconMail,
  menu: IconMenu2,
  photo: IconPhoto,
  plug: IconPlug,
  qrcode: IconQrcode,
  receipt: IconReceipt,
  route: IconRoute,
  scan: IconScan,
  settings: IconSettings,
  shield: IconShield,
  ship: IconShip,
  ticket: IconTicket,
  users: IconUsers,
  agents: IconUsersGroup,
  wallet: IconWallet,
} as const;

/** The icons a menu entry can have, by the name kept in the database. */
export const menuIconNames = Object.keys(icons);

export function MenuIcon({ name, size = 18 }: { name: string; size?: number }) {
  const Icon = isIconName(name) ? icons[name] : IconPoint;
  return <Icon size={size} stroke={1.7} aria-hidden />;
}

function isIconName(name: string): name is keyof typeof icons {
  return Object.hasOwn(icons, name);
}
