import { execFile } from 'node:child_process'
import { root } from '../run.mjs'

/**
 * Known and relevant vulnerabilities of the packages in production that were assessed as harmless here: the advisory's
 * address, and why. An advisory that is not here fails the audit.
 */
const TRIAGED = {}

/** Queries npm's advisories. Reported as skipped where the registry does not answer. */
export async function auditPackages() {
  const told = await new Promise((resolve) =>
    execFile(
      'npm',
      ['audit', '--omit=dev', '--json'],
      { cwd: root, timeout: 60_000, maxBuffer: 64 * 1024 * 1024 },
      (_error, stdout) => resolve(stdout),
    ),
  )
  const { vulnerabilities, error, statusCode } = parsed(told)
  if (!vulnerabilities) {
    const why = error?.summary || (statusCode ? `HTTP ${statusCode}` : 'no answer')
    return { outcome: 'skipped', text: `skipped: the registry does not answer questions for holes (${why})` }
  }
  const advisories = Object.values(vulnerabilities)
    .flatMap(({ via }) => via)
    .filter((via) => typeof via === 'object')
  const untold = advisories.filter(({ url }) => !(url in TRIAGED))
  const lines = untold.map(({ name, severity, title, url }) => `  ${severity} ${name}: ${title} ${url}`)
  return {
    outcome: untold.length === 0 ? 'passed' : 'failed',
    text: [`${advisories.length} known, ${untold.length} of them not judged yet`, ...lines].join('\n'),
  }
}

function parsed(text) {
  try {
    return JSON.parse(text)
  } catch {
    return {}
  }
}
