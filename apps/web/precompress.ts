import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const SMALLEST = 1024
const ENCODINGS = { br: promisify(brotliCompress), gz: promisify(gzip) }

/** Writes a `.br` and a `.gz` file beside each text file that browsers load: the server sends them as they are. */
export const precompress = (): Plugin => ({
  name: 'precompress',
  applyToEnvironment: ({ name }) => name === 'client',
  async writeBundle({ dir = '' }, bundle) {
    for (const name of Object.keys(bundle)) {
      if (!/\.(?:css|js|svg)$/.test(name)) continue
      const file = join(dir, name)
      const content = await readFile(file)
      if (content.byteLength < SMALLEST) continue
      for (const [extension, compress] of Object.entries(ENCODINGS))
        await writeFile(`${file}.${extension}`, await compress(content))
    }
  },
})
