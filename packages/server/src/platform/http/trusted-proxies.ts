import { isIP, isIPv4 } from 'node:net';

/** Networks that have a name: this machine, its link, and the addresses nobody routes. */
const names = ['loopback', 'linklocal', 'uniquelocal'];

/** The proxies a comma list names, by word, address or network; null where one of them is none of these. */
export function readProxies(list: string): string[] | null {
  const proxies = list.split(',').map((part) => part.trim());
  return proxies.every((proxy) => names.includes(proxy) || isNetwork(proxy)) ? proxies : null;
}

function isNetwork(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/');
  if (isIP(address) === 0 || more.length > 0) return false;
  if (bits === undefined) return true;
  return (
    /^[1-9]\d{0,2}$/.test(bits) &&
    Number(bits) <= (isIPv4(address) ? 32 : 128) &&
    Number(bits) >= fewestBits(address)
  );
}

// No proxy of anybody's has more of the internet than this; halves of everything would be believing everybody.
function fewestBits(address: string): number {
  if (isIPv4(address)) return 8;
  if (/^::ffff:/i.test(address)) return 96 + 8;
  // The network of addresses that nobody routes is fc00::/7.
  return /^f[cd]/i.test(address) ? 7 : 16;
}
