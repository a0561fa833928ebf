import { fontFile, type Part, partOf, type Weight } from '../images/share/fonts.ts'
import { uncompressedFont } from './uncompressed-font.ts'

/** A piece of a text whose letters are in one part of the font. */
export interface TextRun {
  readonly part: Part
  readonly weight: Weight
  readonly text: string
}

/** The text by parts of the font: it may mix scripts, each of which has its own. */
export function textRuns(text: string, weight: Weight): TextRun[] {
  const runs: { part: Part; weight: Weight; text: string }[] = []
  for (const character of text) {
    const part = partOf(character) ?? 'latin'
    const last = runs.at(-1)
    if (last?.part === part) last.text += character
    else runs.push({ part, weight, text: character })
  }
  return runs
}

const uncompressed = new Map<string, Buffer>()

/** Sets the font of what is written next. The document holds the parts of the font that were set. */
export function setFont(
  doc: PDFKit.PDFDocument,
  { part, weight }: Pick<TextRun, 'part' | 'weight'>,
  size: number,
): PDFKit.PDFDocument {
  const name = `${part} ${weight}`
  const font = uncompressed.get(name) ?? uncompressedFont(fontFile(part, weight))
  uncompressed.set(name, font)
  return doc.registerFont(name, font).font(name, size)
}

/** How wide runs are at a size. */
export const widthOf = (doc: PDFKit.PDFDocument, runs: readonly TextRun[], size: number): number =>
  runs.reduce((sum, run) => sum + setFont(doc, run, size).widthOfString(run.text), 0)
