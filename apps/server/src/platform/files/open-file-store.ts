import { Disk } from 'flydrive'
import type { DriverContract } from 'flydrive/types'
import { DurableFolder } from './durable-folder.ts'
import type { FileStore } from './file-store.ts'

/** An S3-compatible bucket; its credentials are AWS's standard ones of the environment. */
export interface Bucket {
  name: string
  /** Its endpoint, unless it is Amazon's. */
  endpoint?: string | undefined
  region?: string | undefined
  /** Whether the bucket's name is part of the path rather than of the host. */
  forcePathStyle?: boolean | undefined
}

/** Opens the store: a local folder, created with the first file, or a bucket. */
export async function openFileStore(place: { folder: string } | { bucket: Bucket }): Promise<FileStore> {
  const { driver, list } = 'folder' in place ? openFolder(place.folder) : await openBucket(place.bucket)
  const disk = new Disk(driver)
  const sizeOf = (path: string) => unlessMissing(async () => (await disk.getMetaData(path)).contentLength)
  return {
    put: (path, content) => disk.put(path, content),
    size: sizeOf,
    async read(path) {
      const size = await sizeOf(path)
      return size === undefined
        ? undefined
        : unlessMissing(async () => ({ stream: await disk.getStream(path), size }))
    },
    writtenAt: (path) => unlessMissing(async () => (await disk.getMetaData(path)).lastModified),
    list,
    remove: (path) => disk.delete(path),
  }
}

type Opened = { driver: DriverContract; list: FileStore['list'] }

function openFolder(path: string): Opened {
  const driver = new DurableFolder(path)
  return { driver, list: (folder) => driver.list(folder) }
}

/** After these timeouts the request fails, and the client retries it twice. */
const BUCKET_TIMEOUTS = { connectionTimeout: 5000, requestTimeout: 30_000, throwOnRequestTimeout: true }

/** Amazon's client is large, so it is only loaded where it is used. */
async function openBucket({ name, endpoint, region, forcePathStyle }: Bucket): Promise<Opened> {
  const { S3Driver } = await import('flydrive/drivers/s3')
  const driver = new S3Driver({
    bucket: name,
    visibility: 'public',
    supportsACL: false,
    region: region ?? 'us-east-1',
    requestHandler: BUCKET_TIMEOUTS,
    forcePathStyle: forcePathStyle ?? endpoint !== undefined,
    ...(endpoint === undefined ? {} : { endpoint }),
  })
  async function* list(folder: string): AsyncGenerator<string> {
    let page: Awaited<ReturnType<typeof driver.listAll>> | undefined
    do {
      page = await driver.listAll(`${folder}/`, {
        recursive: true,
        ...(page?.paginationToken && { paginationToken: page.paginationToken }),
      })
      for (const found of page.objects) if (found.isFile) yield found.key
    } while (page.paginationToken)
  }
  return { driver, list }
}

/** The result of a look-up; undefined where nothing is found, which a folder and a bucket report in different ways. */
async function unlessMissing<T>(look: () => Promise<T>): Promise<T | undefined> {
  try {
    return await look()
  } catch (error) {
    if (isMissing(error) || isMissing((error as Error).cause)) return undefined
    throw error
  }
}

function isMissing(error: unknown): boolean {
  const { code, name, $metadata } = (error ?? {}) as {
    code?: string
    name?: string
    $metadata?: { httpStatusCode?: number }
  }
  return code === 'ENOENT' || code === 'ENOTDIR' || name === 'NoSuchKey' || $metadata?.httpStatusCode === 404
}
