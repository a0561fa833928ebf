import { execFileSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { lighterCopies } from '../../apps/server/src/platform/images/make-copies.ts'
import { debianProgram } from '../../scripts/lib/debian.mjs'
import { WIDTH } from './photographs.mjs'

/** The product's options of each format, as libvips' savers spell them. */
const SAVED = {
  webp: '[Q=76,effort=4,strip]',
  avif: '[Q=52,effort=3,compression=av1,subsample-mode=off,strip]',
}

/**
 * The same conversions by libvips' own program on one thread, each size of all photographs in one process: the
 * milliseconds and the version, or why it could not run.
 */
export async function vipsAlone(folder, photographs) {
  const program = await debianProgram(['/usr/bin/vipsthumbnail'], 'libvips-tools', 'the peer')
  if (!program) return { why: 'vipsthumbnail is missing and could not be installed' }
  // Without our environment: sharp sets variables for its libvips there.
  const ran = (args) =>
    execFileSync(program, ['--vips-concurrency=1', ...args], { env: {}, encoding: 'utf8', stdio: 'pipe' })
  const version = ran(['--vips-version']).trim()
  const made = join(folder, 'vips')
  mkdirSync(made)
  const thumbnails = (from, size, to) => ran([...from, '--size', size, '--output', join(made, to)])
  const named = (kind) => photographs.map((_, index) => join(made, `${index}.${kind}`))
  try {
    const began = performance.now()
    thumbnails(photographs, '2400x2400>', '%s.jpg[Q=82,interlace,strip]')
    // Decoded once, as the product does it.
    thumbnails(named('jpg'), '1600x', '%s.v')
    for (const { type, width } of lighterCopies({ path: 'picture.jpg', width: Math.min(WIDTH, 2400) })) {
      const format = type.slice('image/'.length)
      thumbnails(named('v'), `${width}x`, `%s-${width}.${format}${SAVED[format]}`)
    }
    return { milliseconds: performance.now() - began, version }
  } catch (error) {
    // Its AV1 encoder is a separate package in some releases.
    return {
      why: `${version}: ${String(error.stderr ?? error)
        .trim()
        .split('\n')
        .at(-1)}`,
    }
  }
}
