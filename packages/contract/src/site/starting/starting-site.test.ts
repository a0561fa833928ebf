import type { HexColour } from '@nelly/domain/landings/colours'
import { placeholdersIn } from '@nelly/domain/site/placeholders'
import { isWritten, plainText } from '@nelly/domain/site/rich-text'
import { newSection, type PartId } from '@nelly/domain/site/sections'
import { describe, expect, test } from 'vitest'
import { JURISDICTIONS, jurisdictionOf } from './jurisdictions.ts'
import { startingPrivacy } from './starting-privacy.ts'
import { startingSite } from './starting-site.ts'
import { startingTerms } from './starting-terms.ts'

const look = { logo: 'logo.png', primary: '#0b7285' as HexColour, secondary: '#ff922b' as HexColour }
const heroOf = (document: ReturnType<typeof startingSite>) => {
  const [hero] = document.sections
  if (hero?.kind !== 'hero') throw new Error('no hero')
  return hero
}

describe('the site that a landing starts with', () => {
  test('says the same in both languages, and every text is to be read', () => {
    const site = startingSite(look, 'es', 'dominican')
    for (const section of site.sections.filter(({ kind }) => kind !== 'reviews')) {
      expect(section.unread).toBe(true)
      const missing = JSON.stringify(section).match(/"(es|en)":(""|\[\])/g)
      expect(missing, section.kind).toBeNull()
    }
    expect(site.legal.unread).toEqual(['terms', 'privacy'])
  })

  test('has a place for reviews, without words of its own', () =>
    expect(startingSite(look, 'es', 'dominican').sections.filter(({ kind }) => kind === 'reviews')).toEqual([
      newSection('reviews', 'reviews' as PartId),
    ]))

  test('names what changes with the landing by placeholders', () => {
    const { headline, lead } = heroOf(startingSite(look, 'es', 'dominican'))
    expect(placeholdersIn(headline.es)).toEqual(['name'])
    expect(placeholdersIn(lead.es)).toEqual(['from_price', 'places'])
    for (const texts of [headline, lead]) expect(placeholdersIn(texts.en)).toEqual(placeholdersIn(texts.es))
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
    const { es, en } = texts(jurisdiction)
    expect(es.map((block) => block.kind)).toEqual(en.map((block) => block.kind))
    for (const text of [es, en]) {
      expect(isWritten(text)).toBe(true)
      expect(placeholdersIn(plainText(text))).toEqual(['name'])
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
