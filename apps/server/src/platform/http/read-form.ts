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

/** One file more than any call takes, so that the call itself reports the limit. */
const limits = {
  fileSize: MAX_UPLOAD_BYTES,
  files: MAX_IMAGES + 1,
  fields: 300,
  parts: 320,
  fieldSize: 64 * 1024,
  fieldNameSize: 200,
  headerPairs: 20,
}

/** A form's fields by name and its files, each written into the folder under a generated name. */
export async function readForm(
  request: FastifyRequest,
  folder: string,
): Promise<{ fields: Record<string, unknown>; files: ReceivedUpload[] }> {
  const fields = new FormFields()
  const files: ReceivedUpload[] = []
  const { raw } = request
  // If the client disconnected before, no event will come: without this the form would be awaited forever.
  if (raw.destroyed) throw new Refused('body-malformed')
  boundBytes(raw)
  try {
    for await (const part of request.parts({ limits })) {
      if (part.type === 'file') {
        const received = await receiveFile(part, folder)
        // Browsers send an empty file input as a nameless file without content.
        if (part.filename || received.size > 0) files.push(received)
      } else if (part.valueTruncated || part.fieldnameTruncated) throw new Refused('body-too-large')
      else fields.add(part.fieldname, part.value)
    }
  } catch (error) {
    // The rest is read and dropped, so that a client that is still sending gets the response.
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
  // If all of it arrived in one chunk, the limit was reached before the listener was added.
  if (file.truncated) throw tooLarge
  return { field, path, size: (await stat(path)).size, sha256: hash.digest('hex') }
}

/** Stops reading a body that is too long, as its length need not be declared. */
function boundBytes(raw: IncomingMessage): void {
  let bytes = 0
  raw.on('data', (chunk: Buffer) => {
    const within = bytes <= MAX_REQUEST_BYTES
    bytes += chunk.length
    if (within && bytes > MAX_REQUEST_BYTES) raw.emit('error', new Refused('body-too-large'))
  })
}

/** A parser error is the caller's fault, unless it is a known one of ours or of the disk. */
function readable(error: unknown): unknown {
  if (error instanceof Refused) return error
  const { code, syscall } = error as NodeJS.ErrnoException
  if (code === 'ENOSPC') return new Refused('temporarily-unavailable')
  if (syscall !== undefined || code?.startsWith('FST_')) return error
  return new Refused('body-malformed')
}
