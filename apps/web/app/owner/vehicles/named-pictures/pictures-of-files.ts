import { Unzip, type UnzipFile, UnzipInflate } from 'fflate'

/** A picture with the name under which it was chosen, in a zip with its folders. */
export interface ChosenPicture {
  readonly path: string
  readonly file: File
}

/** More than a fleet's photographs have, and than a browser should hold. */
const MOST_BYTES = 600_000_000

const TYPES: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
  heic: 'image/heic',
  heif: 'image/heif',
}

const isZip = ({ name }: Pick<File, 'name'>): boolean => /\.zip$/i.test(name)

/** The pictures among chosen files and in the zips among them. Throws where a zip can't be read, or has too much in it. */
export async function picturesOfFiles(files: readonly File[]): Promise<ChosenPicture[]> {
  const found = []
  for (const file of files) found.push(...(isZip(file) ? await unzipped(file) : [{ path: file.name, file }]))
  return found
}

/** The pictures of a zip, read piece by piece, so that its real size counts. */
async function unzipped(zip: File): Promise<ChosenPicture[]> {
  const pictures: ChosenPicture[] = []
  let entries = 0
  let unfinished = 0
  let bytes = 0
  const take = (entry: UnzipFile) => {
    entries += 1
    const type = typeOf(entry.name)
    if (type === undefined) return
    const pieces: Uint8Array<ArrayBuffer>[] = []
    unfinished += 1
    entry.ondata = (error, piece, isLast) => {
      if (error) throw error
      bytes += piece.length
      if (bytes > MOST_BYTES) throw new RangeError('too much in a zip')
      pieces.push(piece)
      if (!isLast) return
      unfinished -= 1
      pictures.push({ path: entry.name, file: new File(pieces, entry.name, { type }) })
    }
    entry.start()
  }
  const reading = new Unzip(take)
  reading.register(UnzipInflate)
  const reader = zip.stream().getReader()
  for (let read = await reader.read(); !read.done; read = await reader.read()) reading.push(read.value)
  reading.push(new Uint8Array(0), true)
  if (entries === 0 || unfinished > 0) throw new TypeError('not a whole zip')
  return pictures
}

/** The type of a picture by its name; undefined of what is none, as the shadows that a Mac adds. */
function typeOf(path: string): string | undefined {
  if (/(?:^|\/)(?:__MACOSX\/|\._)/.test(path)) return undefined
  return TYPES[path.split('.').at(-1)?.toLowerCase() ?? '']
}
