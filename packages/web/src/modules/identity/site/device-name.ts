const browsers = [
  ['Edg/', 'Edge'],
  ['OPR/', 'Opera'],
  ['SamsungBrowser/', 'Samsung Internet'],
  ['MicroMessenger/', 'WeChat'],
  ['Firefox/', 'Firefox'],
  ['Chrome/', 'Chrome'],
  ['Safari/', 'Safari'],
] as const;

const systems = [
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android', 'Android'],
  ['Windows', 'Windows'],
  ['Mac OS X', 'macOS'],
  ['Linux', 'Linux'],
] as const;

/** A browser and a system out of what a browser says of itself; anything else stands as it is, cut short. */
export function deviceName(device: string): string {
  const browser = browsers.find(([sign]) => device.includes(sign))?.[1];
  const system = systems.find(([sign]) => device.includes(sign))?.[1];
  if (!browser) return device.slice(0, 60);
  return system ? `${browser} · ${system}` : browser;
}
