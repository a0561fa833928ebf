import { inflateRawSync } from 'node:zlib'

const END = 0x06054b50
const END_LENGTH = 22
const ENTRY = 0x02014b50
const ENTRY_LENGTH = 46
const LOCAL_LENGTH = 30
const STORED = 0
const DEFLATED = 8

/** A file in a zip, as its directory lists it. */
export interface ZipEntry {
  readonly name: string
  readonly data: Buffer
}

/**
 * The files of a zip, each unpacked so that its real size counts, not the one it claims; undefined where together they have more bytes than
 * `most`, or one is not as large as it claims. Throws where it is no zip.
 */
export function unzipped(zip: Buffer, most: number): ZipEntry[] | undefined {
  const end = zip.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'))
  if (end < 0 || end + END_LENGTH > zip.length || zip.readUInt32LE(end) !== END)
    throw new RangeError('not a zip')
  let at = zip.readUInt32LE(end + 16)
  let left = most
  const entries: ZipEntry[] = []
  const total = zip.readUInt16LE(end + 10)
  // Readers differ in which number they go by: where these do, another would unpack what was not looked at here.
  if (zip.readUInt16LE(end + 8) !== total) throw new RangeError('a part of a zip')
  for (let count = total; count > 0; count--) {
    if (zip.readUInt32LE(at) !== ENTRY) throw new RangeError('not a zip')
    const [nameLength, extra, comment] = [
      zip.readUInt16LE(at + 28),
      zip.readUInt16LE(at + 30),
      zip.readUInt16LE(at + 32),
    ]
    const name = zip.toString('utf8', at + ENTRY_LENGTH, at + ENTRY_LENGTH + nameLength)
    const claimed = zip.readUInt32LE(at + 24)
    if (claimed > left) return undefined
    const data = entryData(zip, at, claimed)
    if (data?.length !== claimed) return undefined
    left -= claimed
    entries.push({ name, data })
    at += ENTRY_LENGTH + nameLength + extra + comment
  }
  return entries
}

/** What an entry holds; undefined where that is more than it claims. */
function entryData(zip: Buffer, at: number, claimed: number): Buffer | undefined {
  const method = zip.readUInt16LE(at + 10)
  const local = zip.readUInt32LE(at + 42)
  const begin = local + LOCAL_LENGTH + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28)
  const packed = zip.subarray(begin, begin + zip.readUInt32LE(at + 20))
  if (method === STORED) return packed
  if (method !== DEFLATED) throw new RangeError('packed in an unusual way')
  try {
    // No bound may be zero: an entry of nothing is read as well.
    return inflateRawSync(packed, { maxOutputLength: Math.max(claimed, 1) })
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}
