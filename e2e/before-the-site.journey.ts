import { readFileSync } from 'node:fs'
import { plainDocument, type SiteDocument } from '@nelly/domain/site/site-document'
import { expect, test } from './support/journey.ts'
import { newLanding, newOperator, type Operator } from './support/operator.ts'
import { outlineOf } from './support/outline.ts'
import { bookingOf } from './support/visitor.ts'

/**
 * What the pages of this landing had before landings had sites: rendered by commit a7ee96ec from the same calls but the
 * last, a page after each line that begins with `# `; but for the stars of vehicles, which have to be switched on now.
 */
const BEFORE = readFileSync(new URL('before-the-site.txt', import.meta.url), 'utf8')

/** Elements of sites that these pages have besides: the link to a map of a place whose coordinates are known. */
const NEW = [
  /^<a href="https:\/\/www\.openstreetmap\.org\/[^"]*">$/,
  /^p: Ver en un mapa$/,
  /^p: See on a map$/,
]

/** A place of which everything is known. */
async function describePlace(operator: Operator, landing: number): Promise<void> {
  const [place] = await operator.call<{ id: number }[]>('GET', `/landings/${landing}/places`)
  await operator.call('PUT', `/places/${place?.id}`, {
    address: 'Autopista Las Américas, km 22',
    phone: '+1 809 555 0100',
    latitude: 18.43,
    longitude: -69.669,
    hours: Object.fromEntries([1, 2, 3, 4, 5, 6, 7].map((day) => [day, [['08:00', '18:00']]])),
  })
}

/** Publishes what the migration gave to landings that were there already: see site-migration.test.ts. */
async function publishPlainSite(operator: Operator, landing: number, language: 'es' | 'en'): Promise<void> {
  type Draft = { document: SiteDocument; revision: number }
  const site = `/landings/${landing}/site`
  const draft = await operator.call<Draft>('GET', site)
  const document = plainDocument(draft.document.look, language)
  const { revision } = await operator.call<Draft>('PUT', site, { revision: draft.revision, document })
  await operator.call('POST', `${site}/publications`, { revision })
}

test('a landing of before sites has the same pages with the site that it was given, but for elements of sites', async ({
  page,
  server,
}) => {
  const operator = await newOperator(server)
  const today: string[] = []
  for (const language of ['es', 'en'] as const) {
    const landing = await newLanding(operator, { name: `Antes ${language}`, exactName: true, language })
    await describePlace(operator, landing.id)
    await publishPlainSite(operator, landing.id, language)
    const paths = [
      '',
      '/vehicle',
      `/vehicles/${landing.vehicle}`,
      '/FAQ',
      `/review${bookingOf(landing.vehicle)}`,
    ]
    for (const path of language === 'es' ? paths : ['']) {
      const name = `/${landing.name}${path.replace(/\?.*/, '').replace(/\d+/, '{vehicle}')}`
      today.push(`# ${name}`, ...(await outlineOf(page, `${server.origin}/${landing.name}${path}`)))
    }
  }
  const isNew = (line: string) => NEW.some((element) => element.test(line))
  expect(today.filter((line) => !isNew(line))).toEqual(BEFORE.trimEnd().split('\n'))
})
