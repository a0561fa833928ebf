import type { Strokes } from '@nelly/domain/contracts/signature'

/** The field of a signature, in points. */
const FIELD = { width: 320, height: 120 }

/** Draws a signature beneath what was written last, as large as its field allows; `alt` is for who can't see it. */
export function drawStrokes(
  doc: PDFKit.PDFDocument,
  root: PDFKit.PDFStructureElement,
  strokes: Strokes,
  alt: string,
): void {
  const points = strokes.flat()
  const [left, top] = [Math.min(...points.map(({ x }) => x)), Math.min(...points.map(({ y }) => y))]
  const width = Math.max(...points.map(({ x }) => x)) - left
  const height = Math.max(...points.map(({ y }) => y)) - top
  const scale = Math.min(1, FIELD.width / Math.max(width, 1), FIELD.height / Math.max(height, 1))
  const at = doc.y
  const place = ({ x, y }: Strokes[number][number]) =>
    [doc.page.margins.left + (x - left) * scale, at + (y - top) * scale] as const
  const draw = () => {
    doc.lineWidth(1.4).lineCap('round').lineJoin('round').strokeColor('#14171c')
    for (const [first, ...rest] of strokes) {
      if (!first) continue
      doc.moveTo(...place(first))
      // A dot has a length too.
      for (const point of rest.length > 0 ? rest : [first]) doc.lineTo(...place(point))
      doc.stroke()
    }
  }
  root.add(doc.struct('Figure', { alt }, draw))
  doc.y = at + height * scale + 14
}
