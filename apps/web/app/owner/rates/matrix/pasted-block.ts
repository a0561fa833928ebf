/** The rows of cells that a spreadsheet puts on the clipboard; undefined for a single cell, which is plain text. */
export function pastedBlock(text: string): string[][] | undefined {
  if (!/[\t\n]/.test(text)) return undefined
  const rows = text.replace(/\r\n?/g, '\n').replace(/\n$/, '').split('\n')
  return rows.map((row) => row.split('\t').map((cell) => cell.trim()))
}
