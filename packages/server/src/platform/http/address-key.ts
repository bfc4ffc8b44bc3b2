import { isIPv4, isIPv6 } from 'node:net';

/**
 * What an address is counted by. A subscriber of IPv6 has a whole /64 to choose addresses from, so that network counts as
 * one; IPv4 written as IPv6 is IPv4. A client that has gone by the time it is counted has no address any more, and what a
 * proxy passes on may be anything: all that is no address counts as one, or it would be a way around every limit.
 */
export function addressKey(address: string | undefined): string {
  const [plain = ''] = withoutPort(address ?? '').split('%', 1);
  if (isIPv4(plain)) return plain;
  if (!isIPv6(plain)) return 'none';
  const groups = groupsOf(plain);
  const mapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (mapped) {
    return groups
      .slice(6)
      .flatMap((group) => [group >> 8, group & 0xff])
      .join('.');
  }
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`;
}

/** Some proxies pass on the port as well, another one for every connection. */
function withoutPort(address: string): string {
  const [, bracketed, dotted] = /^(?:\[([^\]]*)\]|([\d.]+))(?::\d+)?$/.exec(address) ?? [];
  return bracketed ?? dotted ?? address;
}

/** The eight numbers of an IPv6 address. */
function groupsOf(address: string): number[] {
  const [left = '', right] = address.split('::', 2).map((half) => half.replace(/[\d.]+\.\d+$/, inHex));
  if (right === undefined) return readGroups(left);
  const [first, last] = [readGroups(left), readGroups(right)];
  return [...first, ...Array<number>(8 - first.length - last.length).fill(0), ...last];
}

function readGroups(half: string): number[] {
  return half === '' ? [] : half.split(':').map((group) => Number.parseInt(group, 16));
}

function inHex(dotted: string): string {
  const [a = 0, b = 0, c = 0, d = 0] = dotted.split('.').map(Number);
  return `${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`;
}
