import { randomUUID } from 'node:crypto'

/** A file of a form; `type` and `name` are the client's. */
export interface FormFile {
  content: Buffer
  name?: string
  type?: string
}

/** A form for `app.inject`: fields and files by name, each name as often as it is given. */
export function multipart(entries: readonly (readonly [string, string | number | boolean | FormFile])[]): {
  payload: Buffer
  headers: { 'content-type': string }
} {
  const boundary = `----form-${randomUUID()}`
  const parts = entries.flatMap(([name, value]) => [
    Buffer.from(`--${boundary}\r\n${headersOf(name, value)}\r\n\r\n`),
    typeof value === 'object' ? value.content : Buffer.from(String(value)),
    Buffer.from('\r\n'),
  ])
  return {
    payload: Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  }
}

function headersOf(name: string, value: string | number | boolean | FormFile): string {
  const disposition = `content-disposition: form-data; name="${name}"`
  return typeof value === 'object'
    ? `${disposition}; filename="${value.name ?? 'picture.jpg'}"\r\ncontent-type: ${value.type ?? 'image/jpeg'}`
    : disposition
}
