/** Detects a file's format by its first bytes; its name and the declared type are ignored. */
export type PictureFormat = 'jpeg' | 'png' | 'webp' | 'avif' | 'svg' | 'heic'

/** How many of a file's first bytes are needed. */
export const HEAD_BYTES = 4096

/** Photographs of iPhones. They are known in order to say so: nothing here reads them. */
const HEIC = /^(hei[cfmsx]|hev[cmsx]|mif1|msf1)$/

/** The format by a file's first bytes; undefined for unknown ones. */
export function pictureFormat(head: Buffer): PictureFormat | undefined {
  const at = (offset: number, text: string) =>
    head.subarray(offset, offset + text.length).equals(Buffer.from(text, 'latin1'))
  if (at(0, '\xff\xd8\xff')) return 'jpeg'
  if (at(0, '\x89PNG\r\n\x1a\n')) return 'png'
  if (at(0, 'RIFF') && at(8, 'WEBP')) return 'webp'
  if (at(4, 'ftyp')) {
    const brands = brandsOf(head)
    if (brands.some((brand) => brand === 'avif' || brand === 'avis')) return 'avif'
    if (brands.some((brand) => HEIC.test(brand))) return 'heic'
  }
  return looksLikeSvg(head.toString('utf8')) ? 'svg' : undefined
}

/** The brands of an ISO base media file: the first box has them, four letters each. */
function brandsOf(head: Buffer): string[] {
  const end = Math.min(head.readUInt32BE(0), head.length, 256)
  const brands: string[] = []
  for (let offset = 8; offset + 4 <= end; offset += 4) {
    if (offset !== 12) brands.push(head.toString('latin1', offset, offset + 4))
  }
  return brands
}

const looksLikeSvg = (text: string): boolean => /^\uFEFF?\s*</.test(text) && /<(?:\w+:)?svg[\s>]/.test(text)
