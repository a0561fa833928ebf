import { expect, test } from 'vitest'
import {
  freeSlug,
  isReservedSlug,
  MAX_SLUG,
  openPages,
  SLUG,
  slugFor,
  slugOf,
  withTitle,
} from './own-pages.ts'
import type { PartId } from './sections.ts'
import { newPage, type OwnPage } from './site-document.ts'

const page = (slug: string, changes: Partial<OwnPage> = {}): OwnPage => ({
  ...newPage(slug as PartId, slug),
  ...changes,
})

test.each([
  ['¿Quiénes somos?', 'quienes-somos'],
  ['  Seguro & asistencia  24/7 ', 'seguro-asistencia-24-7'],
  ['日本', ''],
  ['a'.repeat(90), 'a'.repeat(60)],
  [`${'a'.repeat(59)} b`, 'a'.repeat(59)],
])('%s is at %s', (title, slug) => {
  expect(slugOf(title)).toBe(slug)
  expect(slug === '' || SLUG.test(slug)).toBe(true)
})

test('pages that every site has keep their addresses, in any case', () => {
  for (const slug of ['en', 'terms', 'Privacy', 'faq', 'FAQ', 'vehicle', 'my-reservation'])
    expect([slug, isReservedSlug(slug)]).toEqual([slug, true])
  expect(isReservedSlug('seguros')).toBe(false)
})

test('a slug that is taken gets the least free number', () => {
  const pages = [page('seguros'), page('seguros-2')]
  expect(freeSlug('rutas', pages)).toBe('rutas')
  expect(freeSlug('seguros', pages)).toBe('seguros-3')
  expect(freeSlug('terms', [])).toBe('terms-2')
  const long = 'a'.repeat(MAX_SLUG)
  expect(freeSlug(long, [page(long)])).toMatch(SLUG)
})

test('visitors can open a page that has a title and a text, in whichever language', () => {
  const body = { es: [], en: [{ kind: 'paragraph' as const, spans: [{ text: 'Since 1998.' }] }] }
  const whole = page('us', { title: { es: 'Nosotros', en: '' }, body })
  const untitled = page('untitled', { body })
  const empty = page('empty', { title: { es: 'Vacía', en: '' } })
  expect(openPages([untitled, whole, empty])).toEqual([whole])
})

test('a slug follows the title of the main language until somebody types another', () => {
  const other = page('seguros', { title: { es: 'Seguros', en: '' } })
  const fresh = page(slugFor({ es: '', en: '' }, 'es', [other]))
  expect(fresh.slug).toBe('pagina')
  const titled = withTitle(fresh, { es: 'Seguros', en: 'Insurance' }, 'es', [other, fresh])
  expect(titled).toMatchObject({ slug: 'seguros-2', title: { en: 'Insurance' } })
  expect(withTitle(titled, { es: 'Rutas', en: 'Insurance' }, 'es', [other, titled]).slug).toBe('rutas')
  const typed = { ...titled, slug: 'cobertura' }
  expect(withTitle(typed, { es: 'Rutas', en: '' }, 'es', [other, typed]).slug).toBe('cobertura')
})
