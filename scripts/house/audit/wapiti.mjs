import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isHere, missing, outputOf } from './tool.mjs'

const CRAWL_SECONDS = 60
const ATTACK_SECONDS = 60

/** Findings that were read and judged to be harmless here: what they say, and why. */
const TRIAGED = [
  [/Strict-Transport-Security is not set/, 'the demo is served without TLS; behind HTTPS it is set'],
  [/X-XSS-Protection is not set/, 'no browser obeys it any more; the content policy is strict'],
  [/Secure flag is not set/i, 'the demo is served without TLS; behind HTTPS cookies are Secure'],
  [/HttpOnly flag is not set.*XSRF-TOKEN/i, 'the page that repeats it has to read it'],
]

const whyHarmless = ({ info }) => TRIAGED.find(([said]) => said.test(info))?.[1]

/** Crawls the demo and attacks what it finds: injection of every kind, files, headers, redirects. */
export async function runWapiti(origin, folder) {
  if (!isHere('wapiti')) return missing('wapiti')
  const report = join(folder, 'wapiti.json')
  const said = await outputOf(
    'wapiti',
    [
      ...['-u', `${origin}/`, '-s', `${origin}/caribe-rent-a-car`, '-s', `${origin}/punta-cana-drives`],
      ...['--scope', 'domain', '--flush-session', '--no-bugreport', '--store-session', folder],
      ...['--max-scan-time', String(CRAWL_SECONDS), '--max-attack-time', String(ATTACK_SECONDS)],
      ...['-f', 'json', '-o', report],
    ],
    1200,
  )
  const { vulnerabilities, anomalies } = JSON.parse(readFileSync(report, 'utf8'))
  const found = Object.entries({ ...vulnerabilities, ...anomalies }).flatMap(([kind, list]) =>
    list.map((finding) => ({ kind, ...finding, harmless: whyHarmless(finding) })),
  )
  const lines = found.map(
    ({ kind, method, path, info, harmless }) =>
      `  ${kind}: ${method} ${path}: ${info}${harmless ? ` (harmless: ${harmless})` : ''}`,
  )
  const crawled = /found (\d+) URLs/i.exec(said)?.[1] ?? 'an unknown number of'
  return {
    outcome: found.every(({ harmless }) => harmless) ? 'passed' : 'failed',
    text: [`${crawled} pages and forms attacked, ${found.length} findings`, ...lines].join('\n'),
  }
}
