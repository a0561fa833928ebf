import { mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from 's3rver'

/** An S3-compatible storage with empty buckets. */
interface BucketServer {
  endpoint: string
  /** The variables of a server with pictures in one of them. */
  env(bucket: string): Record<string, string>
  stop(): Promise<void>
}

const CREDENTIALS = { AWS_ACCESS_KEY_ID: 'S3RVER', AWS_SECRET_ACCESS_KEY: 'S3RVER' }

/** Starts one with buckets of these names. This process may use them, too: it gets their credentials. */
export async function startBucketServer(...buckets: string[]): Promise<BucketServer> {
  const directory = mkdtempSync(join(tmpdir(), 'nelly-buckets-'))
  const server = new S3rver({
    port: 0,
    directory,
    silent: true,
    configureBuckets: buckets.map((name) => ({ name, configs: [] })),
  })
  const { port } = (await server.run()) as AddressInfo
  const endpoint = `http://127.0.0.1:${port}`
  Object.assign(process.env, CREDENTIALS)
  return {
    endpoint,
    env: (bucket) => ({
      ...CREDENTIALS,
      S3_BUCKET: bucket,
      S3_ENDPOINT: endpoint,
      S3_FORCE_PATH_STYLE: 'on',
    }),
    async stop() {
      await server.close()
      rmSync(directory, { recursive: true, force: true })
    },
  }
}
