import type { Access } from './access.ts';
import { officeRights } from './office-rights.ts';

/** The roles every installation starts with. */
export const shippedRoles = [
  'admin',
  'editor',
  'boarding',
  'food',
  'chip',
  'disembark',
  'frontdesk',
  'housekeeping',
  'finance',
] as const;
export type ShippedRole = (typeof shippedRoles)[number];

export interface OfficeRouteInfo {
  /** The menu it stands under; a parent path is a heading and holds no grants of its own. */
  parent: string | null;
  title: { en: string; zh: string; ko: string };
  icon: string;
  position: number;
  /** What the shipped roles hold when the route first appears; admin holds everything. */
  grants: Partial<Record<Exclude<ShippedRole, 'admin'>, Access>>;
}

const everyShippedRole = {
  editor: 'edit',
  boarding: 'view',
  food: 'view',
  chip: 'view',
  disembark: 'view',
  frontdesk: 'view',
  housekeeping: 'view',
  finance: 'view',
} as const;

/** Who stands at a post. */
const scanningRoles = {
  editor: 'edit',
  boarding: 'view',
  food: 'view',
  chip: 'view',
  disembark: 'view',
  frontdesk: 'view',
} as const;

/** Every back-office route that has a screen, and the rights without one. Server permissions, menus, grants and the web router come from here. */
export const officeRoutes = {
  '/dashboard': {
    parent: null,
    title: { en: 'Dashboard', zh: '工作台', ko: '대시보드' },
    icon: 'gauge',
    position: 10,
    grants: everyShippedRole,
  },
  '/business/paymentRecord': {
    parent: '/business',
    title: { en: 'Payment records', zh: '支付记录', ko: '결제 기록' },
    icon: 'receipt',
    position: 10,
    grants: { editor: 'view', finance: 'edit', frontdesk: 'view' },
  },
  '/business/cashDrawer': {
    parent: '/business',
    title: { en: 'My cash drawer', zh: '我的钱箱', ko: '내 현금 서랍' },
    icon: 'drawer',
    position: 12,
    grants: { editor: 'edit', finance: 'edit', frontdesk: 'edit' },
  },
  '/business/cashShifts': {
    parent: '/business',
    title: { en: 'Cash shifts', zh: '收银班次', ko: '현금 근무 기록' },
    icon: 'cash',
    position: 14,
    grants: { editor: 'view', finance: 'edit' },
  },
  '/business/dailyClosing': {
    parent: '/business',
    title: { en: 'Daily closing', zh: '日结', ko: '일일 마감' },
    icon: 'history',
    position: 16,
    grants: { editor: 'view', finance: 'edit' },
  },
  '/business/salesReport': {
    parent: '/business',
    title: { en: 'Sales report', zh: '销售报表', ko: '매출 보고서' },
    icon: 'chart',
    position: 18,
    grants: { editor: 'view', finance: 'edit' },
  },
  '/business/agents': {
    parent: '/business',
    title: { en: 'Agents', zh: '代理管理', ko: '에이전트 관리' },
    icon: 'agents',
    position: 20,
    grants: { editor: 'edit', finance: 'edit' },
  },
  '/ship/shipOrder': {
    parent: '/ship',
    title: { en: 'Orders', zh: '订单记录', ko: '주문 기록' },
    icon: 'receipt',
    position: 5,
    grants: { editor: 'edit', frontdesk: 'edit', finance: 'edit' },
  },
  '/ship/sailings': {
    parent: '/ship',
    title: { en: 'Sailings', zh: '航次管理', ko: '항차 관리' },
    icon: 'calendar',
    position: 10,
    grants: { editor: 'edit', frontdesk: 'view', finance: 'view', boarding: 'view', disembark: 'view' },
  },
  '/ship/headCount': {
    parent: '/ship',
    title: { en: 'Head count', zh: '在船人数', ko: '승선 인원' },
    icon: 'headcount',
    position: 11,
    grants: { editor: 'edit', boarding: 'edit', disembark: 'view', frontdesk: 'view' },
  },
  '/ship/shipWriteOff': {
    parent: '/ship',
    title: { en: 'Ticket write-off', zh: '船票核销', ko: '승선권 확인' },
    icon: 'scan',
    position: 12,
    grants: scanningRoles,
  },
  '/ship/writeOffCamera': {
    parent: '/ship',
    title: { en: 'Camera write-off', zh: '扫码核销', ko: '카메라 승선권 확인' },
    icon: 'camera',
    position: 13,
    grants: scanningRoles,
  },
  '/ship/serialScannerTest': {
    parent: '/ship',
    title: { en: 'Serial scanner test', zh: '串口扫描枪测试', ko: '시리얼 스캐너 테스트' },
    icon: 'plug',
    position: 14,
    grants: scanningRoles,
  },
  '/ship/verificationRecord': {
    parent: '/ship',
    title: { en: 'Verification records', zh: '核销记录', ko: '검표 기록' },
    icon: 'scan',
    position: 15,
    grants: { editor: 'view', boarding: 'view', disembark: 'view', frontdesk: 'view' },
  },
  '/ship/roomCheckInManagement': {
    parent: '/ship',
    title: { en: 'Room check-in', zh: '舱房入住', ko: '객실 체크인' },
    icon: 'key',
    position: 16,
    // Editing is giving rooms and seeing who is in them; who cleans has a route of their own.
    grants: { editor: 'edit', frontdesk: 'edit', housekeeping: 'view' },
  },
  '/ship/turnover': {
    parent: '/ship',
    title: { en: 'Cleaning', zh: '舱房清洁', ko: '객실 청소' },
    icon: 'broom',
    position: 17,
    grants: { editor: 'edit', frontdesk: 'view', housekeeping: 'edit' },
  },
  '/ship/roomRecord': {
    parent: '/ship',
    title: { en: 'Check-in records', zh: '入住记录', ko: '체크인 기록' },
    icon: 'door',
    position: 18,
    grants: { editor: 'view', frontdesk: 'view' },
  },
  '/ship/checkInReport': {
    parent: '/ship',
    title: { en: 'Check-in report', zh: '入住报表', ko: '체크인 보고서' },
    icon: 'chart',
    position: 19,
    grants: { editor: 'view', frontdesk: 'view', finance: 'view' },
  },
  '/ship/occupancyReport': {
    parent: '/ship',
    title: { en: 'Occupancy report', zh: '入住率报表', ko: '객실 점유율 보고서' },
    icon: 'chart',
    position: 19,
    // Editing is choosing who gets it by mail.
    grants: { editor: 'view', frontdesk: 'view', finance: 'view' },
  },
  '/ship/routes': {
    parent: '/ship',
    title: { en: 'Routes', zh: '航线管理', ko: '항로 관리' },
    icon: 'route',
    position: 20,
    grants: { editor: 'edit', frontdesk: 'view' },
  },
  '/ship/userInfoRecord': {
    parent: '/ship',
    title: { en: 'Customers', zh: '客户信息', ko: '고객 정보' },
    icon: 'users',
    position: 25,
    grants: { editor: 'edit', frontdesk: 'view', finance: 'view' },
  },
  '/ship/userInfoRecordRecharge': {
    parent: '/ship',
    title: { en: 'Customers and recharge', zh: '客户信息（充值）', ko: '고객 정보 및 충전' },
    icon: 'wallet',
    position: 26,
    // Editing is setting a balance to zero: taking money at the counter is a recharge, which has a route of its own.
    grants: { editor: 'edit', finance: 'edit', frontdesk: 'view' },
  },
  '/ship/rechargeRecord': {
    parent: '/ship',
    title: { en: 'Recharges', zh: '用户充值', ko: '충전 기록' },
    icon: 'wallet',
    position: 27,
    grants: { editor: 'view', finance: 'edit', frontdesk: 'edit' },
  },
  '/ship/ship': {
    parent: '/ship',
    title: { en: 'Ship info', zh: '船舶信息', ko: '선박 정보' },
    icon: 'ship',
    position: 30,
    grants: { editor: 'edit', frontdesk: 'view' },
  },
  '/ship/roomManagement': {
    parent: '/ship',
    title: { en: 'Rooms', zh: '舱房管理', ko: '객실 관리' },
    icon: 'door',
    position: 40,
    grants: { editor: 'edit', frontdesk: 'view', housekeeping: 'view' },
  },
  '/ship/roomTypeManagement': {
    parent: '/ship',
    title: { en: 'Room types', zh: '房型管理', ko: '객실 유형' },
    icon: 'bed',
    position: 50,
    grants: { editor: 'edit', frontdesk: 'view', finance: 'view' },
  },
  '/ship/slides': {
    parent: '/ship',
    title: { en: 'Home slideshow', zh: '首页轮播', ko: '홈 슬라이드' },
    icon: 'photo',
    position: 60,
    grants: { editor: 'edit' },
  },
  ...officeRights,
  '/permission/role': {
    parent: '/permission',
    title: { en: 'Roles', zh: '角色权限', ko: '역할 권한' },
    icon: 'shield',
    position: 10,
    grants: {},
  },
  '/permission/users': {
    parent: '/permission',
    title: { en: 'System users', zh: '系统用户', ko: '시스템 사용자' },
    icon: 'users',
    position: 20,
    grants: {},
  },
  '/permission/menus': {
    parent: '/permission',
    title: { en: 'Menus', zh: '菜单管理', ko: '메뉴 관리' },
    icon: 'menu',
    position: 30,
    grants: {},
  },
  '/setup/settingConfig': {
    parent: '/setup',
    title: { en: 'Environment config', zh: '环境配置', ko: '환경 설정' },
    icon: 'adjustments',
    position: 10,
    grants: { editor: 'edit', finance: 'view' },
  },
  '/setup/mails': {
    parent: '/setup',
    title: { en: 'Mail', zh: '邮件', ko: '메일' },
    icon: 'mail',
    position: 15,
    grants: { editor: 'edit', frontdesk: 'view' },
  },
  '/setup/auditLog': {
    parent: '/setup',
    title: { en: 'Audit log', zh: '审计日志', ko: '감사 로그' },
    icon: 'history',
    position: 20,
    grants: { editor: 'view', finance: 'view' },
  },
  '/legacy/baccaratTable': {
    parent: '/legacy',
    title: { en: 'Baccarat table', zh: '百家乐牌桌', ko: '바카라 테이블' },
    icon: 'cards',
    position: 10,
    grants: { editor: 'edit' },
  },
} as const satisfies Record<string, OfficeRouteInfo>;

export type OfficeRoute = keyof typeof officeRoutes;

export const officeRoutePaths = Object.keys(officeRoutes) as OfficeRoute[];

/** Only a role with the template `admin` may hold this route. */
export const adminOnlyRoute = '/permission/role' satisfies OfficeRoute;
