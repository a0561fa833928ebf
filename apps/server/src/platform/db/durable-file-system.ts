import { fsyncSync } from 'node:fs'
import type { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'

type Init = Parameters<NodeFS['init']>
type EmscriptenOptions = Awaited<ReturnType<NodeFS['init']>>['emscriptenOpts']

/** The hooks of Emscripten's Node file system; PGlite's types leave it out. */
interface MountedModule {
  NODEFS: { stream_ops: { fsync?: (stream: { nfd?: number }) => number } }
}

/**
 * PGlite's folder on disk, with a real fsync. PGlite's own has none, so an acknowledged commit could be lost in a power
 * cut; here PostgreSQL's fsync calls become the operating system's.
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
