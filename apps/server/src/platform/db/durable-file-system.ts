import { fsyncSync } from 'node:fs'
import type { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'

type Init = Parameters<NodeFS['init']>
type EmscriptenOptions = Awaited<ReturnType<NodeFS['init']>>['emscriptenOpts']

/** What Emscripten's Node file system offers to hook into; PGlite's types leave it out. */
interface MountedModule {
  NODEFS: { stream_ops: { fsync?: (stream: { nfd?: number }) => number } }
}

/**
 * PGlite's folder on disk, with an fsync that reaches the disk. PGlite's own has none, so a commit could be
 * acknowledged and then lost with the power; here PostgreSQL's fsync calls become the operating system's.
 */
export class DurableFileSystem extends NodeFS {
  override async init(pg: PGlite, options: Init[1]): Promise<{ emscriptenOpts: EmscriptenOptions }> {
    const { emscriptenOpts } = await super.init(pg, options)
    const passFsyncOn = (module: unknown) => {
      ;(module as MountedModule).NODEFS.stream_ops.fsync = (stream) => {
        if (stream.nfd !== undefined) fsyncSync(stream.nfd)
        return 0
      }
    }
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), passFsyncOn] } }
  }
}
