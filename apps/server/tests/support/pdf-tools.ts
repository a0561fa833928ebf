import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'vitest'

/** Whether this machine has other programs that read PDF. */
export const hasPdfTools = ['pdfinfo', 'pdftotext', 'qpdf'].every((name) => existsSync(`/usr/bin/${name}`))

/** The text of a file by poppler, which finds it tagged and titled, and qpdf without errors. */
export function readByPoppler(file: Buffer, { title }: { readonly title: string }): string {
  const path = join(mkdtempSync(join(tmpdir(), 'paper-')), 'paper.pdf')
  writeFileSync(path, file)
  const run = (program: string, ...args: string[]) => execFileSync(program, args, { encoding: 'utf8' })
  const info = run('pdfinfo', path)
  expect(info).toMatch(/Tagged:\s+yes/)
  expect(info).toMatch(new RegExp(`Title:\\s+${title}`))
  expect(run('qpdf', '--check', path)).toContain('No syntax or stream encoding errors')
  return run('pdftotext', '-layout', path, '-')
}
