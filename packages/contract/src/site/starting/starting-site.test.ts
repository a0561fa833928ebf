import type { HexColour } from '@nelly/domain/colours'
import { USD } from '@nelly/domain/currency'
import { isWritten, plainText } from '@nelly/domain/site/rich-text'
import { newSection, type PartId } from '@nelly/domain/site/sections'
import { dollars } from '@nelly/domain/testing/dollars'
import { describe, expect, test } from 'vitest'
import { JURISDICTIONS, jurisdictionOf, type StartingFacts } from './starting-facts.ts'
import { startingPrivacy } from './starting-privacy.ts'
import { startingSite, withFacts } from './starting-site.ts'
import { startingTerms } from './starting-terms.ts'

const look = { logo: 'logo.png', primary: '#0b7285' as HexColour, secondary: '#ff922b' as HexColour }
const unknown: StartingFacts = {
  name: 'Isla Drive',
  jurisdiction: 'dominican',
  places: [],
  vehicleCount: 0,
  leastPrice: null,
}
const known: StartingFacts = {
  ...unknown,
  places: ['Santo Domingo', 'Punta Cana'],
  vehicleCount: 12,
  leastPrice: { minor: dollars(35), currency: USD },
}
const heroOf = (document: ReturnType<typeof startingSite>) => {
  const [hero] = document.sections
  if (hero?.kind !== 'hero') throw new Error('no hero')
  return hero
}

describe('the site that a landing starts with', () => {
  test('says the same in both languages, and every text is to be read', () => {
    const site = startingSite(look, 'es', known)
    for (const section of site.sections.filter(({ kind }) => kind !== 'reviews')) {
      expect(section.unread).toBe(true)
      const missing = JSON.stringify(section).match(/"(es|en)":(""|\[\])/g)
      expect(missing, section.kind).toBeNull()
    }
    expect(site.legal.unread).toEqual(['terms', 'privacy'])
  })

  test('has a place for reviews, without words of its own', () =>
    expect(startingSite(look, 'es', known).sections.filter(({ kind }) => kind === 'reviews')).toEqual([
      newSection('reviews', 'reviews' as PartId),
    ]))

  test('names the operator, the places and the least price', () => {
    expect(heroOf(startingSite(look, 'es', known))).toMatchObject({
      headline: { es: 'Alquila un vehículo con Isla Drive' },
      lead: {
        es: 'Desde US$35.00 por día en Santo Domingo y Punta Cana. Ves el precio completo antes de reservar.',
        en: 'From US$35.00 a day in Santo Domingo and Punta Cana. You see the whole price before you reserve.',
      },
    })
  })

  test('leaves out what is not known yet, and says it once it is', () => {
    const early = startingSite(look, 'es', unknown)
    expect(heroOf(early).lead.en).toBe('Vehicles for your trip. You see the whole price before you reserve.')
    expect(withFacts(early, known)).toEqual(startingSite(look, 'es', known))
  })

  test('keeps what the operator has written or read', () => {
    const early = startingSite(look, 'es', unknown)
    const { unread: _, ...hero } = heroOf(early)
    const headline = { es: 'Hola', en: 'Hello' }
    const own = { ...early, sections: [{ ...hero, headline }, ...early.sections.slice(1)] }
    expect(heroOf(withFacts(own, known)).headline).toEqual(headline)
  })
})

describe.each(JURISDICTIONS)('%s terms and privacy', (jurisdiction) => {
  const law = {
    dominican: { terms: '358-05', privacy: '172-13' },
    european: { terms: '2011/83', privacy: '2016/679' },
  }
  test.each([
    ['terms', startingTerms],
    ['privacy', startingPrivacy],
  ] as const)('%s are in both languages with the same headings, the operator and the law', (kind, texts) => {
    const { es, en } = texts({ name: 'Isla Drive', jurisdiction })
    expect(es.map((block) => block.kind)).toEqual(en.map((block) => block.kind))
    for (const text of [es, en]) {
      expect(isWritten(text)).toBe(true)
      expect(plainText(text)).toContain('Isla Drive')
      expect(plainText(text)).toContain(law[jurisdiction][kind])
    }
  })
})

test.each([
  ['America/Santo_Domingo', 'dominican'],
  ['Europe/Madrid', 'european'],
  ['Atlantic/Canary', 'european'],
  ['Asia/Tokyo', 'dominican'],
])('a landing in %s starts with %s texts', (timezone, jurisdiction) => {
  expect(jurisdictionOf(timezone)).toBe(jurisdiction)
})
