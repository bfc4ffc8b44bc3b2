/** Headings of the back-office menu: path of the heading, where it leads, and its titles. */
export const menuHeadings = {
  '/business': {
    title: { en: 'Business', zh: '业务管理', ko: '영업' },
    icon: 'coins',
    position: 20,
    redirect: '/business/paymentRecord',
  },
  '/ship': {
    title: { en: 'Ship', zh: '船舶', ko: '선박' },
    icon: 'ship',
    position: 30,
    redirect: '/ship/ship',
  },
  '/permission': {
    title: { en: 'Permissions', zh: '权限管理', ko: '권한 관리' },
    icon: 'lock',
    position: 80,
    redirect: '/permission/role',
  },
  '/setup': {
    title: { en: 'Set-up', zh: '系统设置', ko: '시스템 설정' },
    icon: 'settings',
    position: 90,
    redirect: '/setup/settingConfig',
  },
  '/legacy': {
    title: { en: 'Legacy', zh: '旧系统', ko: '레거시' },
    icon: 'history',
    position: 95,
    redirect: '/legacy/baccaratTable',
  },
} as const;
