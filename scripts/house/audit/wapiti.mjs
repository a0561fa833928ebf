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

const TRIP =
  'date_of_departure=2027-03-10&time_of_departure=10:00&date_of_arrival=2027-03-13&time_of_arrival=10:00&vehicle=1'

/** Pages with what a visitor may put into their addresses: Debian's version follows no links of ours. */
const pages = (origin) =>
  [
    ...['', `/vehicle?${TRIP}`, `/vehicles/1?${TRIP}`, `/additions?${TRIP}`, `/review?${TRIP}`],
    ...['/thanks-you?r=a', '/FAQ', '/my-reservation?s=a'],
  ].map((path) => `${origin}/caribe-rent-a-car${path}`)

/** Crawls the demo and attacks what it finds: injection of every kind, files, headers, redirects. */
export async function runWapiti(origin, folder) {
  if (!isHere('wapiti')) return missing('wapiti')
  const report = join(folder, 'wapiti.json')
  const said = await outputOf(
    'wapiti',
    [
      ...['-u', `${origin}/`, ...pages(origin).flatMap((page) => ['-s', page])],
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
