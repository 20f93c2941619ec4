/** IP addresses, and ranges in CIDR notation. */
import { BlockList, isIP } from 'node:net';

export interface AddressRange {
  address: string;
  family: 'ipv4' | 'ipv6';
  /** The number of significant leading bits. */
  prefix: number;
}

const BITS = { ipv4: 32, ipv6: 128 } as const;
/** How a dual-stack socket writes an IPv4 address. */
const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** `undefined` if it is neither an address nor a range. */
export function readRange(text: string): AddressRange | undefined {
  const [written = '', bits, ...rest] = text.trim().toLowerCase().split('/');
  const address = MAPPED.exec(written)?.[1] ?? written;
  const family = familyOf(address);
  if (family === undefined || rest.length > 0) return undefined;
  if (bits === undefined) return { address, family, prefix: BITS[family] };
  const isNumber = /^\d{1,3}$/.test(bits) && Number(bits) <= BITS[family] && address === written;
  return isNumber ? { address, family, prefix: Number(bits) } : undefined;
}

/** A single address is a range of one. */
export function writeRange({ address, family, prefix }: AddressRange): string {
  return prefix === BITS[family] ? address : `${address}/${prefix}`;
}

/** Says whether all of `inner` is in `outer`. */
export function covers(outer: AddressRange, inner: AddressRange): boolean {
  return outer.prefix <= inner.prefix && listOf([outer]).check(inner.address, inner.family);
}

export function listOf(ranges: readonly AddressRange[]): BlockList {
  const list = new BlockList();
  for (const { address, prefix, family } of ranges) list.addSubnet(address, prefix, family);
  return list;
}

function familyOf(address: string): AddressRange['family'] | undefined {
  // A zone, as in `fe80::1%eth0`, is valid on one machine only.
  if (address.includes('%')) return undefined;
  const version = isIP(address);
  if (version === 0) return undefined;
  return version === 4 ? 'ipv4' : 'ipv6';
}
