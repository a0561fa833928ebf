import PdfDocument from 'pdfkit'

/** A PDF to be drawn, and its file once it is ended. */
export function newDocument(options: PDFKit.PDFDocumentOptions): {
  doc: PDFKit.PDFDocument
  file: Promise<Buffer>
} {
  // Without the font that is not embedded, which the library would otherwise begin with.
  const doc = new PdfDocument({ font: '', ...options })
  const file = new Promise<Buffer>((resolve, reject) => {
    const chunks: Buffer[] = []
    doc.on('data', (chunk: Buffer) => chunks.push(chunk))
    doc.on('end', () => resolve(Buffer.concat(chunks)))
    doc.on('error', reject)
  })
  return { doc, file }
}
