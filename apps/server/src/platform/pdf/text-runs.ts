import { partOf } from '../images/share/fonts.ts'

/** A piece of a text whose letters are in one font. */
interface TextRun {
  readonly font: string
  readonly text: string
}

/** The text by fonts: it may mix scripts, each of which has a font of its own. */
export function textRuns(text: string, weight: 500 | 700): TextRun[] {
  const runs: { font: string; text: string }[] = []
  for (const character of text) {
    const font = `${partOf(character) ?? 'latin'} ${weight}`
    const last = runs.at(-1)
    if (last?.font === font) last.text += character
    else runs.push({ font, text: character })
  }
  return runs
}

/** How wide runs are at a size. */
export const widthOf = (doc: PDFKit.PDFDocument, runs: readonly TextRun[], size: number): number =>
  runs.reduce((sum, run) => sum + doc.font(run.font, size).widthOfString(run.text), 0)
