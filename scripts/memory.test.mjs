import { expect, test } from 'vitest'
import { megabytesOfMemory, tooLittleMemory } from './lib/memory.mjs'

const MB = 1024 * 1024
const GB = 1024 * MB
const meminfo = (swapKilobytes) => `MemTotal:  524288 kB\nSwapTotal:  ${swapKilobytes} kB\nSwapFree: 0 kB\n`

test.for([
  ['a machine of 512 MB', { bound: 0, total: 512 * MB, meminfo: meminfo(0) }, 512],
  ['one with a gigabyte of swap', { bound: 0, total: 512 * MB, meminfo: meminfo(1024 * 1024) }, 1536],
  ['a large one in a container of 512 MB', { bound: 512 * MB, total: 24 * GB, meminfo: meminfo(0) }, 512],
  ['one without a bound, as Linux writes it', { bound: 2 ** 63 - 4096, total: 2 * GB, meminfo: '' }, 2048],
  ['another system', { bound: 0, total: 8 * GB, meminfo: '' }, 8192],
])('%s', ([, memory, megabytes]) => {
  expect(megabytesOfMemory(memory)).toBe(megabytes)
})

test('insufficient memory is reported in one line with both numbers, sufficient memory is not', () => {
  expect(tooLittleMemory('building', 1100, 512)).toMatch(/^building needs about 1100 MB [^\n]+ 512:[^\n]+$/)
  expect(tooLittleMemory('building', 1100, 1100)).toBeUndefined()
})
