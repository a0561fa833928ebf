import { expect, test } from 'vitest'
import { networkOf } from './rate-limits.ts'

for (const { address, network } of [
  { address: '192.0.2.7', network: '192.0.2.7' },
  { address: '::ffff:192.0.2.7', network: '192.0.2.7' },
  { address: '::FFFF:c000:207', network: '192.0.2.7' },
  { address: '2001:db8:1:2:3:4:5:6', network: '2001:db8:1:2' },
  { address: '2001:0db8:0001:0002::9', network: '2001:db8:1:2' },
  { address: '2001:db8::1', network: '2001:db8:0:0' },
  { address: 'fe80::1%eth0', network: 'fe80:0:0:0' },
  { address: '::1', network: '0:0:0:0' },
]) {
  test(`${address} belongs to the network ${network}`, () => expect(networkOf(address)).toBe(network))
}
