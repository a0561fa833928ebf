import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isHere, missing, outputOf } from './tool.mjs'

const CRAWL_SECONDS = 120
/** How long each kind of attack may take. */
const ATTACK_SECONDS = 900
const ALL_SECONDS = 7200

/** Kinds of attack that need no external server. Blind SQL injection is tested by sqlmap. */
const MODULES = [
  ...['cookieflags', 'csp', 'http_headers', 'methods', 'htaccess', 'backup', 'shellshock'],
  ...['crlf', 'redirect', 'exec', 'file', 'sql', 'xss', 'permanentxss'],
]

/** Findings that were assessed as harmless here: their text, and why. */
const TRIAGED = [
  [/Strict-Transport-Security is not set/, 'the demo is served without TLS; behind HTTPS it is set'],
  [/X-XSS-Protection is not set/, 'no browser obeys it any more; the content policy is strict'],
  [/Secure flag is not set/i, 'the demo is served without TLS; behind HTTPS cookies are Secure'],
  [/HttpOnly flag is not set.*XSRF-TOKEN/i, 'the page that repeats it has to read it'],
]

const whyHarmless = ({ info }) => TRIAGED.find(([said]) => said.test(info))?.[1]

const inDays = (days) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

/** A booking of the demo's up to its last page, which has the form that reserves. */
const TRIP = new URLSearchParams({
  place_of_departure: 'Boca Chica',
  arrival_place: 'Zona Colonial, Santo Domingo',
  date_of_departure: inDays(100),
  time_of_departure: '10:00',
  date_of_arrival: inDays(103),
  time_of_arrival: '10:00',
  number_of_persons: '2',
  vehicle: '1',
})

/** Every kind of page with its possible parameters, one of each. */
const pages = (origin) => [
  ...['/', '/api/docs', '/robots.txt', '/sitemap.xml'].map((path) => origin + path),
  ...[
    ...['', `/vehicle?${TRIP}`, `/vehicles/1?${TRIP}`, `/additions?${TRIP}`],
    '/vehicle?q=a&brand=b&max_price=90&feature=c&type=SUV&transmission=d&capacity=1&luggage=1',
    ...['/thanks-you?r=a', '/FAQ', '/my-reservation?s=a'],
  ].map((path) => `${origin}/caribe-rent-a-car${path}`),
]

/** Crawls the demo and attacks what it finds: injection of every kind, files, headers, redirects. */
export async function runWapiti(origin, folder) {
  if (!isHere('wapiti')) return missing('wapiti')
  const report = join(folder, 'wapiti.json')
  const said = await outputOf(
    'wapiti',
    [
      // The page with the form that reserves is crawled; the others are single targets, each with its own address.
      ...['-u', `${origin}/caribe-rent-a-car/review?${TRIP}`, '--scope', 'page'],
      ...pages(origin).flatMap((page) => ['-s', page]),
      // It requests Brotli, which Debian's version can't decode: it would find no form.
      ...['-H', 'Accept-Encoding: identity'],
      ...['-d', '1', '-S', 'paranoid', '-m', MODULES.join(',')],
      ...['--flush-session', '--no-bugreport', '--store-session', folder],
      ...['--max-scan-time', String(CRAWL_SECONDS), '--max-attack-time', String(ATTACK_SECONDS)],
      ...['-f', 'json', '-o', report],
    ],
    ALL_SECONDS,
  )
  if (!existsSync(report)) return { outcome: 'skipped', text: `skipped: no report: ${said.slice(-500)}` }
  const { vulnerabilities, anomalies } = JSON.parse(readFileSync(report, 'utf8'))
  const found = Object.entries({ ...vulnerabilities, ...anomalies }).flatMap(([kind, list]) =>
    list.map((finding) => ({ kind, ...finding, harmless: whyHarmless(finding) })),
  )
  const lines = found.map(
    ({ kind, method, path, info, harmless }) =>
      `  ${kind}: ${method} ${path}: ${info}${harmless ? ` (harmless: ${harmless})` : ''}`,
  )
  const crawled = /found (\d+) URLs/i.exec(said)?.[1] ?? 'an unknown number of'
  const cut = [...said.matchAll(/time was reached for module (\w+)/g)].map(([, module]) => module)
  const unfinished = cut.length > 0 ? `; not tried to the end: ${cut.join(', ')}` : ''
  return {
    outcome: outcomeOf(found, cut),
    text: [
      `${crawled} pages and forms attacked in ${MODULES.length} ways, ${found.length} findings${unfinished}`,
      ...lines,
    ].join('\n'),
  }
}

function outcomeOf(found, cut) {
  if (found.some(({ harmless }) => !harmless)) return 'failed'
  return cut.length > 0 ? 'skipped' : 'passed'
}
