import PdfDocument from 'pdfkit'
import { fontsFor } from '../images/share/fonts.ts'
import { uncompressedFont } from './uncompressed-font.ts'

/** A PDF to be drawn with the letters of a text, and its file once it is ended. */
export function newDocument(
  text: string,
  options: PDFKit.PDFDocumentOptions,
): { doc: PDFKit.PDFDocument; file: Promise<Buffer> } {
  // Without the font that is not embedded, which the library would otherwise begin with.
  const doc = new PdfDocument({ font: '', ...options })
  const file = new Promise<Buffer>((resolve, reject) => {
    const chunks: Buffer[] = []
    doc.on('data', (chunk: Buffer) => chunks.push(chunk))
    doc.on('end', () => resolve(Buffer.concat(chunks)))
    doc.on('error', reject)
  })
  for (const { name: part, weight, data } of fontsFor(text))
    doc.registerFont(`${part} ${weight}`, uncompressedFont(data as Buffer))
  return { doc, file }
}
