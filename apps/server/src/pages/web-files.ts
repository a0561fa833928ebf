import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sendProblem } from '../http/refuse-call.ts'
import { acceptedEncoding, compressed, type Encoding, isCompressible } from './compression.ts'

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

/** A file's name alone: no way into other folders, nothing hidden. */
const NAME = /^[\w-][\w.-]*$/

interface WebFile {
  type: string
  content: Buffer
  encoded: Map<Encoding, Promise<Buffer>>
}

/** Reads the built web app's files once each, and keeps them with what they compress to: few, small and asked for all the time. */
function filesIn(folder: string): (name: string) => Promise<WebFile | undefined> {
  const known = new Map<string, WebFile>()
  return async (name) => {
    const type = TYPES[extname(name)]
    if (!NAME.test(name) || type === undefined) return undefined
    const kept = known.get(name)
    if (kept) return kept
    const content = await readFile(join(folder, name)).catch(() => undefined)
    if (!content) return undefined
    const file = { type, content, encoded: new Map() }
    known.set(name, file)
    return file
  }
}

/**
 * Serves the built web app's own files from `folder`: what lies under `/assets/` has its content's hash in its name and is
 * cached for good. Answers whether the file at a path was there; a folder that is missing has no files.
 */
export function webFiles(
  app: FastifyInstance,
  folder: string | undefined,
): (request: FastifyRequest, reply: FastifyReply) => Promise<boolean> {
  if (folder === undefined) return async () => false
  const asset = filesIn(join(folder, 'assets'))
  const topFile = filesIn(folder)

  app.get<{ Params: { name: string } }>('/assets/:name', async (request, reply) => {
    const file = await asset(request.params.name)
    if (!file) return sendProblem(reply, 'route-not-found')
    reply.header('cache-control', 'public, max-age=31536000, immutable')
    return send(request, reply, file)
  })

  return async (request, reply) => {
    const name = /^\/([^/?]+\.[^/?]+)(?:\?|$)/.exec(request.url)?.[1]
    const file = name === undefined ? undefined : await topFile(name)
    if (!file) return false
    reply.header('cache-control', 'public, max-age=3600')
    await send(request, reply, file)
    return true
  }
}

async function send(request: FastifyRequest, reply: FastifyReply, file: WebFile): Promise<FastifyReply> {
  const { type, content, encoded } = file
  reply.type(type)
  if (!isCompressible(type, content.byteLength)) return reply.send(content)
  reply.header('vary', 'accept-encoding')
  const encoding = acceptedEncoding(request.headers['accept-encoding'])
  if (!encoding) return reply.send(content)
  const smaller = encoded.get(encoding) ?? compressed(content, encoding, true)
  encoded.set(encoding, smaller)
  return reply.header('content-encoding', encoding).send(await smaller)
}
