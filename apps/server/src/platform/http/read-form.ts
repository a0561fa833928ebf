import { createHash, randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { MultipartFile } from '@fastify/multipart'
import { MAX_IMAGES, MAX_REQUEST_BYTES, MAX_UPLOAD_BYTES } from '@nelly/domain/limits'
import type { FastifyRequest } from 'fastify'
import { FormFields, fieldName } from './form-fields.ts'
import { Refused } from './refused.ts'
import type { ReceivedUpload } from './upload.ts'

/** One file more than any call takes, so that the call itself says what is too much. */
const limits = {
  fileSize: MAX_UPLOAD_BYTES,
  files: MAX_IMAGES + 1,
  fields: 300,
  parts: 320,
  fieldSize: 64 * 1024,
  fieldNameSize: 200,
  headerPairs: 20,
}

/** A form's fields by name and its files, each written into the folder under a name of our own. */
export async function readForm(
  request: FastifyRequest,
  folder: string,
): Promise<{ fields: Record<string, unknown>; files: ReceivedUpload[] }> {
  const fields = new FormFields()
  const files: ReceivedUpload[] = []
  const { raw } = request
  // Who left before the reading began is never heard of again: without this the form would be awaited for ever.
  if (raw.destroyed) throw new Refused('body-malformed')
  boundBytes(raw)
  try {
    for await (const part of request.parts({ limits })) {
      if (part.type === 'file') {
        const received = await receiveFile(part, folder)
        // Browsers send a file input that was left alone as a nameless file of nothing.
        if (part.filename || received.size > 0) files.push(received)
      } else if (part.valueTruncated || part.fieldnameTruncated) throw new Refused('body-too-large')
      else fields.add(part.fieldname, part.value)
    }
  } catch (error) {
    // The rest is read and dropped, so that the caller, still sending, comes to hear the answer.
    raw.unpipe()
    raw.resume()
    throw readable(error)
  }
  return { fields: fields.asObject(), files }
}

async function receiveFile({ file, fieldname }: MultipartFile, folder: string): Promise<ReceivedUpload> {
  const field = fieldName(fieldname)
  const path = join(folder, randomUUID())
  const tooLarge = new Refused('image-too-large', field)
  file.once('limit', () => file.destroy(tooLarge))
  const hash = createHash('sha256')
  file.on('data', (chunk: Buffer) => hash.update(chunk))
  await pipeline(file, createWriteStream(path, { flags: 'wx', mode: 0o600 }))
  // Where all of it came at one go, the limit was met before anybody listened.
  if (file.truncated) throw tooLarge
  return { field, path, size: (await stat(path)).size, sha256: hash.digest('hex') }
}

/** Ends the reading of a body that is too long, as its length need not be told beforehand. */
function boundBytes(raw: IncomingMessage): void {
  let bytes = 0
  raw.on('data', (chunk: Buffer) => {
    const within = bytes <= MAX_REQUEST_BYTES
    bytes += chunk.length
    if (within && bytes > MAX_REQUEST_BYTES) raw.emit('error', new Refused('body-too-large'))
  })
}

/** What the parser stumbled over is the caller's fault, unless it names itself or the disk was at fault. */
function readable(error: unknown): unknown {
  if (error instanceof Refused) return error
  const { code, syscall } = error as NodeJS.ErrnoException
  if (code === 'ENOSPC') return new Refused('temporarily-unavailable')
  if (syscall !== undefined || code?.startsWith('FST_')) return error
  return new Refused('body-malformed')
}
