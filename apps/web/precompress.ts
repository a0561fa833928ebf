import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const ASSETS = join(import.meta.dirname, 'build/client/assets')
const SMALLEST = 1024
const ENCODINGS = { br: promisify(brotliCompress), gz: promisify(gzip) }

/**
 * Writes a `.br` and a `.gz` file beside each text file that browsers load: the server sends them as they are. It runs
 * after the server's build, the last one, in which React Router writes the manifest of the routes beside them.
 */
export const precompress = (): Plugin => ({
  name: 'precompress',
  applyToEnvironment: ({ name }) => name === 'ssr',
  async writeBundle() {
    for (const name of await readdir(ASSETS)) {
      if (!/\.(?:css|js|svg)$/.test(name)) continue
      const file = join(ASSETS, name)
      const content = await readFile(file)
      if (content.byteLength < SMALLEST) continue
      for (const [extension, compress] of Object.entries(ENCODINGS))
        await writeFile(`${file}.${extension}`, await compress(content))
    }
  },
})
