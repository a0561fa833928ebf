import type { Readable } from 'node:stream'

/**
 * The storage of uploads: a folder, or an S3-compatible bucket. Paths are relative, with slashes, random and never
 * reused.
 */
export interface FileStore {
  /** Writes a file atomically; it is on disk when this resolves. */
  put(path: string, content: Buffer): Promise<void>
  /** The file's size in bytes; undefined where there is none. */
  size(path: string): Promise<number | undefined>
  /** The file's bytes; undefined where there is none. */
  read(path: string): Promise<{ stream: Readable; size: number } | undefined>
  /** When the file was written, by the storage's clock; undefined where there is none. */
  writtenAt(path: string): Promise<Date | undefined>
  /** The paths of all files below a folder. */
  list(folder: string): AsyncIterable<string>
  /** Removes a file; a missing one is not an error. */
  remove(path: string): Promise<void>
}
