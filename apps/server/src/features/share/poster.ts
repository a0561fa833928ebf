import type { VisitedLanding } from '@nelly/contract/public-site/public-site'
import { SOURCE_FIELDS } from '@nelly/contract/visitor-forms'
import type { Language } from '@nelly/contract/wire'
import { elsewhereIn } from '@nelly/contract/words/elsewhere'
import { type HexColour, readable, textOn } from '@nelly/domain/landings/colours'
import sharp from 'sharp'
import { encode } from 'uqr'
import { groundOf } from '../../platform/images/logo-ground.ts'
import { drawable, type Weight } from '../../platform/images/share/fonts.ts'
import { newDocument } from '../../platform/pdf/new-document.ts'
import { setFont, textRuns, widthOf } from '../../platform/pdf/text-runs.ts'

/** A4 in points. */
const [WIDTH, HEIGHT] = [595.28, 841.89]
const MARGIN = 48
const INNER = WIDTH - 2 * MARGIN
/** The side of the code: 12 centimetres, to be scanned from a metre away. */
const CODE = 340
const WHITE = '#ffffff' as HexColour
const INK = '#14171c' as HexColour

/** What a poster shows: a landing, and the address that the code opens. */
export interface Poster {
  readonly landing: Pick<VisitedLanding, 'displayName' | 'address' | 'colours'>
  /** The stored file of its logo; undefined where it can't be read. */
  readonly logo: Buffer | undefined
  readonly href: string
  /** Where its visitors come from. */
  readonly ref: string
  readonly language: Language
  readonly now: Date
}

/** A page of A4 with a landing's name, logo, address and QR code, as a PDF. */
export async function drawPoster({ landing, logo, href, ref, language, now }: Poster): Promise<Buffer> {
  const name = drawable(landing.displayName) || landing.address
  const t = elsewhereIn(language)
  const label = href.replace(/^https?:\/\//, '')
  const { doc, file } = newDocument({
    size: 'A4',
    margin: 0,
    info: { Title: name, Subject: href, CreationDate: now },
    lang: language,
  })
  const { primary } = landing.colours
  const onPrimary = textOn(primary) as HexColour
  const picture = logo && (await drawableLogo(logo))
  doc.rect(0, 0, WIDTH, 210).fill(primary)
  if (picture) {
    doc.roundedRect(WIDTH / 2 - 90, 28, 180, 84, 12).fill(picture.ground)
    doc.image(picture.png, WIDTH / 2 - 80, 36, { fit: [160, 68], align: 'center', valign: 'center' })
  }
  write(doc, name, { y: picture ? 128 : 84, size: 40, weight: 700, colour: onPrimary })
  write(doc, t('poster.lead'), { y: 240, size: 26, weight: 700, colour: INK })
  drawCode(doc, `${href}?${new URLSearchParams({ [SOURCE_FIELDS.ref]: ref })}`, {
    x: (WIDTH - CODE) / 2,
    y: 300,
    colour: readable(INK, WHITE, 9),
  })
  write(doc, t('poster.scan'), { y: 300 + CODE + 24, size: 15, weight: 500, colour: INK })
  write(doc, label, { y: 300 + CODE + 60, size: 24, weight: 700, colour: readable(primary, WHITE) })
  doc.rect(0, HEIGHT - 24, WIDTH, 24).fill(landing.colours.secondary)
  doc.end()
  return file
}

/** A line in the middle of the page, as large as it fits; a text may mix scripts, each of which has a font of its own. */
function write(
  doc: PDFKit.PDFDocument,
  text: string,
  { y, size, weight, colour }: { y: number; size: number; weight: Weight; colour: HexColour },
): void {
  const runs = textRuns(text, weight)
  const points = Math.min(size, (size * INNER) / widthOf(doc, runs, size))
  let x = (WIDTH - widthOf(doc, runs, points)) / 2
  const base = y + (size - points) / 2
  for (const run of runs) {
    setFont(doc, run, points).fillColor(colour).text(run.text, x, base, { lineBreak: false })
    x += doc.widthOfString(run.text)
  }
}

/** The code as squares, so that it is sharp at any size; dark on white, which every camera reads. */
function drawCode(
  doc: PDFKit.PDFDocument,
  href: string,
  { x, y, colour }: { x: number; y: number; colour: HexColour },
): void {
  const { data, size } = encode(href, { ecc: 'Q', border: 0 })
  const side = CODE / size
  data.forEach((row, down) => {
    row.forEach((isDark, across) => {
      if (isDark) doc.rect(x + across * side, y + down * side, side, side)
    })
  })
  doc.fill(colour)
}

/** The logo as a PNG, with the ground on which it is visible; undefined where it can't be read. */
async function drawableLogo(file: Buffer) {
  try {
    const png = await sharp(file).resize(640, 272, { fit: 'inside' }).png().toBuffer()
    return { png, ground: await groundOf(sharp(png)) }
  } catch {
    return undefined
  }
}
