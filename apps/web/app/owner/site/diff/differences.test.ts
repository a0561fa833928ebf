import type { HexColour } from '@nelly/domain/colours'
import {
  newSection,
  type PartId,
  type Section,
  type SectionKind,
  type SectionNamed,
} from '@nelly/domain/site/sections'
import { newPage, plainDocument, type SiteDocument } from '@nelly/domain/site/site-document'
import { expect, test } from 'vitest'
import { partDifferences } from './differences.ts'

const id = (text: string) => text as PartId
const hex = (text: string) => text as HexColour
const plain = plainDocument({ logo: 'a.png', primary: hex('#111111'), secondary: hex('#222222') }, 'es')

const withOwn = <Kind extends SectionKind>(
  kind: Kind,
  contents: Partial<SectionNamed<Kind>>,
): SiteDocument => ({
  ...plain,
  sections: [...plain.sections, { ...newSection(kind, id('own')), ...contents } as Section],
})
const why = (es: string) =>
  ({ id: id(es), icon: 'car', title: { es, en: '' }, text: { es: '', en: '' } }) as const
const bold = (isBold: boolean) => ({
  es: [{ kind: 'paragraph', spans: [{ text: 'Somos', ...(isBold && { bold: true as const }) }] }] as const,
  en: [],
})
const photo = (path: string, x = 50) => ({ path, alt: { es: 'Playa', en: '' }, focus: { x, y: 50 } })

/** Each difference as `field language: before > after`. */
const told = (from: SiteDocument, to: SiteDocument) =>
  partDifferences(from, to).map(({ part, kind, differences }) => [
    part,
    kind,
    ...differences.map(({ field, language, before, after }) =>
      `${field}${language ? ` ${language}` : ''}: ${before} > ${after}`.trim(),
    ),
  ])

test.each<[string, SiteDocument, SiteDocument, string[][]]>([
  ['nothing', plain, plain, []],
  [
    'a colour',
    plain,
    { ...plain, look: { ...plain.look, primary: hex('#0000ff') } },
    [['look.primary', 'changed', ': #111111 > #0000ff']],
  ],
  [
    'a section hidden',
    plain,
    {
      ...plain,
      sections: plain.sections.map((one) => (one.kind === 'fleet' ? { ...one, shown: false } : one)),
    },
    [['section:fleet', 'changed', 'shown: true > false']],
  ],
  ['the order', plain, { ...plain, sections: plain.sections.toReversed() }, [['sections', 'changed']]],
  [
    'a section removed',
    plain,
    { ...plain, sections: plain.sections.slice(1) },
    [['section:hero', 'removed', 'shown: true >', 'variant: beside >']],
  ],
  [
    'a page added',
    plain,
    { ...plain, pages: [{ ...newPage(id('p'), 'equipo'), title: { es: 'Equipo', en: 'Team' } }] },
    [['page:p', 'added', 'slug:  > equipo', 'title es:  > Equipo', 'title en:  > Team', 'inMenu:  > true']],
  ],
  [
    'an entry of a list, and its place',
    withOwn('why-us', { points: [why('a'), why('b')] }),
    withOwn('why-us', { points: [why('b'), { ...why('a'), icon: 'star' }] }),
    [['section:own', 'changed', 'points.icon: car > star', 'points.order:  >']],
  ],
  [
    'bold letters',
    withOwn('about', { body: bold(false) }),
    withOwn('about', { body: bold(true) }),
    [['section:own', 'changed', 'body es: Somos > Somos']],
  ],
  [
    'a picture',
    withOwn('about', { picture: photo('1.jpg') }),
    withOwn('about', { picture: photo('2.jpg', 10) }),
    [
      [
        'section:own',
        'changed',
        'picture: 1.jpg > 2.jpg',
        'picture.focus: {"x":50,"y":50} > {"x":10,"y":50}',
      ],
    ],
  ],
  [
    'another picture of a gallery',
    withOwn('gallery', { pictures: [photo('1.jpg')] }),
    withOwn('gallery', { pictures: [photo('1.jpg'), { ...photo('2.jpg'), alt: { es: '', en: '' } }] }),
    [['section:own', 'changed', 'pictures.order:  >', 'pictures:  > 2.jpg']],
  ],
])('%s', (_, from, to, expected) => expect(told(from, to)).toEqual(expected))
