import multipart from '@fastify/multipart'
import type { FileField } from '@nelly/contract/call'
import { MAX_REQUEST_BYTES } from '@nelly/domain/limits'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { removeFolder, removeForgottenFolders, temporaryFolder } from '../temporary-folder.ts'
import { readForm } from './read-form.ts'
import { Refused } from './refused.ts'
import type { Upload } from './upload.ts'

const folders = new WeakMap<FastifyRequest, string>()

/** Accepts `multipart/form-data` for calls that take files. */
export async function acceptUploads(app: FastifyInstance): Promise<void> {
  await app.register(multipart, { throwFileSizeLimit: false })
  app.addHook('onReady', () => removeForgottenFolders())
}

/**
 * Reads a form's fields into `request.body` and its files into temporary ones; a body of another type is not touched.
 * Throws `Refused` for an invalid form (400), a request over 120 MB (413) and a file over 10 MB (422).
 */
export async function receiveUploads(request: FastifyRequest): Promise<void> {
  if (!request.isMultipart()) return
  if (Number(request.headers['content-length'] ?? 0) > MAX_REQUEST_BYTES) throw new Refused('body-too-large')
  const folder = await temporaryFolder()
  folders.set(request, folder)
  const { fields, files } = await readForm(request, folder)
  request.body = fields
  request.uploads = files
}

/** Refuses two files in a field that takes one: which was meant is ambiguous. */
export const refuseSeconds =
  (fields: Readonly<Record<string, FileField>>) =>
  async ({ uploads }: FastifyRequest): Promise<void> => {
    for (const [field, { most }] of Object.entries(fields)) {
      const sent = uploads.filter((upload) => upload.field === field)
      if (most === 1 && sent.length > 1) throw new Refused('file-one-only', field)
    }
  }

/** The file of a field; undefined without one. */
export const uploadIn = <U extends Upload>(uploads: readonly U[], field: string): U | undefined =>
  uploads.find((upload) => upload.field === field)

/** Refuses a form to the calls that take no files. */
export async function refuseUploads(request: FastifyRequest): Promise<void> {
  if (request.isMultipart()) throw new Refused('content-type-unsupported')
}

/** Removes the uploaded files of a call after its response, also where the client has disconnected. */
export async function removeUploads(request: FastifyRequest, _reply: FastifyReply, payload: unknown) {
  const folder = folders.get(request)
  if (folder) {
    folders.delete(request)
    await removeFolder(folder)
  }
  return payload
}
