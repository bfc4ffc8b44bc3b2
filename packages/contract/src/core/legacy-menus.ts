/** Menu titles of the template the product grew out of; they stand in the menu table, disabled, and lead nowhere. */
export const legacyMenus = [
  { path: '/legacy/department', title: { en: 'Department', zh: '部门管理', ko: '부서' } },
  { path: '/legacy/position', title: { en: 'Position', zh: '职位管理', ko: '직위' } },
  { path: '/legacy/cctv', title: { en: 'CCTV', zh: '监控', ko: 'CCTV' } },
  { path: '/legacy/dailyLog', title: { en: 'Daily log', zh: '每日日志', ko: '일일 기록' } },
  { path: '/legacy/incidentLog', title: { en: 'Incident log', zh: '事件日志', ko: '사고 기록' } },
  {
    path: '/legacy/fillsAndCredits',
    title: { en: 'Fills and credits', zh: '加减彩', ko: '칩 보충 및 반납' },
  },
] as const;
