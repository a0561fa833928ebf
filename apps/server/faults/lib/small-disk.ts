import { execFileSync } from 'node:child_process'
import { closeSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { mustBeRoot } from './scenario-needs.ts'

/** A separate disk at a folder, in memory. */
export interface SmallDisk {
  /** Fills all free space. */
  fill(): void
  /** Frees that space. */
  empty(): void
  /** Makes it writable or read-only. */
  writable(allowed: boolean): void
  end(): void
}

/** Mounts one. Throws `Missing` without root. */
export function smallDisk(folder: string, megabytes: number): SmallDisk {
  mustBeRoot()
  mkdirSync(folder, { recursive: true })
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder])
  const filler = join(folder, 'filler')
  return {
    fill() {
      const file = openSync(filler, 'a')
      for (const bytes of [1 << 20, 4096]) {
        try {
          for (;;) writeSync(file, Buffer.alloc(bytes))
        } catch {
          // Free space below this counts as full.
        }
      }
      closeSync(file)
    },
    empty: () => rmSync(filler, { force: true }),
    writable: (allowed) =>
      void execFileSync('mount', ['-o', `remount,${allowed ? 'rw' : 'ro'},size=${megabytes}m`, folder]),
    end: () => void execFileSync('umount', ['-l', folder]),
  }
}
