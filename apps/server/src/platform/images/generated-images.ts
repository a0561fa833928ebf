import { createWriteStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Refused } from '../http/refused.ts'
import { inTemporaryFolder } from '../temporary-folder.ts'
import type { Conversion } from './conversion.ts'
import { createConverter } from './converter.ts'
import type { PictureParts } from './stored-files.ts'

/** An image that is generated when it is first requested. */
export interface GeneratedImage {
  /** Represents all its contents: another version is another image. Letters and digits. */
  readonly version: string
  /** Renders it into the file `to`; `fetch` returns a stored file as a temporary one, undefined where it is missing. */
  conversion(fetch: (path: string) => Promise<string | undefined>, to: string): Promise<Conversion>
}

export interface GeneratedImages {
  /** The image's bytes. Throws `Refused`, 503, where the queue is full or rendering fails. */
  read(drawing: GeneratedImage): Promise<{ stream: Readable; size: number }>
}

/** The limit of the queue. Rendering takes a quarter of a second: a later request would wait for too long. */
const MOST_WAITING = 20

/** Its process loads fonts, which takes longer than an image. */
const converter = createConverter()

/**
 * Generates images one after the other, each once for all concurrent requests, and stores them under a name that no
 * address below `/storage/` has: the route decides whether an image is public. As no row names them, the sweep removes
 * them after a day; most of them show an outdated price by then.
 */
export function generatedImages(parts: PictureParts): GeneratedImages {
  const underWay = new Map<string, Promise<void>>()

  const draw = async ({ conversion }: GeneratedImage, path: string): Promise<void> => {
    const picture = await inTemporaryFolder(async (folder) => {
      let fetched = 0
      const fetch = async (stored: string) => {
        const file = await parts.files.read(stored)
        if (!file) return undefined
        fetched += 1
        const copy = join(folder, `from-${fetched}`)
        await pipeline(file.stream, createWriteStream(copy))
        return copy
      }
      const to = join(folder, 'to')
      const converted = await converter.convert(await conversion(fetch, to))
      if (!converted.ok) throw new Error(converted.refusal)
      return readFile(to)
    })
    await parts.files.put(path, picture)
  }

  const drawOnce = (drawing: GeneratedImage, path: string): Promise<void> => {
    const begun = underWay.get(path)
    if (begun) return begun
    if (underWay.size >= MOST_WAITING) throw new Refused('temporarily-unavailable')
    const rendering = draw(drawing, path).finally(() => underWay.delete(path))
    underWay.set(path, rendering)
    return rendering
  }

  return {
    async read(drawing) {
      const path = `drawn/${drawing.version}.drawing`
      const stored = await parts.files.read(path)
      if (stored) return stored
      await drawOnce(drawing, path)
      const image = await parts.files.read(path)
      if (!image) throw new Refused('temporarily-unavailable')
      return image
    },
  }
}
