import { BlockList, isIP } from 'node:net'

/**
 * Addresses that lead to this machine, its neighbours or nowhere. Source: the special-purpose registries of IANA for IPv4
 * and IPv6, and what is mapped or tunnelled to IPv4.
 */
const SPECIAL = new BlockList()
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  SPECIAL.addSubnet(network, prefix, 'ipv4')

/** All that is routed in public is within it. */
const ROUTED = new BlockList()
ROUTED.addSubnet('2000::', 3, 'ipv6')
for (const [network, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  SPECIAL.addSubnet(network, prefix, 'ipv6')

/** Whether an IP address is one of the public internet; false for what is no address. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address)
  if (family === 4) return !SPECIAL.check(address, 'ipv4')
  return family === 6 && ROUTED.check(address, 'ipv6') && !SPECIAL.check(address, 'ipv6')
}
