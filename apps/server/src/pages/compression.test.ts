import { zstdDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { compressed } from './compression.ts'

for (const thorough of [false, true]) {
  test(`zstd is told how much there is${thorough ? ' where it is to be thorough' : ''}, so it takes no more memory`, async () => {
    const page = Buffer.from('<p>Jeep Wrangler</p>'.repeat(1000))
    const packed = await compressed(page, 'zstd', thorough)
    // RFC 8878, section 3.1.1.1: these bits say that the frame begins with the length of what is in it.
    expect((packed[4] ?? 0) & 0b1110_0000).toBeGreaterThan(0)
    expect(zstdDecompressSync(packed).equals(page)).toBe(true)
  })
}
