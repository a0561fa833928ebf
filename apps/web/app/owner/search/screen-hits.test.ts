import { searchTerms } from '@nelly/domain/search/search-terms'
import { expect, test } from 'vitest'
import en from '../../../../../packages/contract/messages/en/owner/search.json' with { type: 'json' }
import enShared from '../../../../../packages/contract/messages/en/owner/shared.json' with { type: 'json' }
import es from '../../../../../packages/contract/messages/es/owner/search.json' with { type: 'json' }
import esShared from '../../../../../packages/contract/messages/es/owner/shared.json' with { type: 'json' }
import { screenHits } from './screen-hits.ts'
import { ACCOUNT_SETTINGS, LANDING_SCREENS, SCREENS, type ScreenTitle, type SettingTitle } from './screens.ts'

const settingsIn =
  ({ screens }: typeof es) =>
  (title: SettingTitle): string =>
    title.startsWith('site.')
      ? screens.site[title.slice('site.'.length) as keyof typeof screens.site]
      : (screens[title as keyof typeof screens] as string)

const TITLES = {
  es: { screen: (title: keyof typeof esShared.titles) => esShared.titles[title], setting: settingsIn(es) },
  en: { screen: (title: keyof typeof esShared.titles) => enShared.titles[title], setting: settingsIn(en) },
}
const LANDINGS = [
  { id: 7, displayName: 'Caribe' },
  { id: 8, displayName: 'Norte' },
]
const found = (
  typed: string,
  language: 'es' | 'en' = 'es',
  landings = LANDINGS,
  may: Parameters<typeof screenHits>[3] = () => true,
) => screenHits(searchTerms(typed), TITLES[language], landings, may)

test.each([
  ['precios', '/app/landings/7/rates'],
  ['tarifa', '/app/landings/7/rates'],
  ['prices', '/app/landings/7/rates'],
  ['precios norte', '/app/landings/8/rates'],
  ['horario', '/location-reservaction?landing=7'],
  ['feriados', '/location-reservaction?landing=7'],
  ['opening', '/location-reservaction?landing=7'],
  ['moneda', '/app/landings/7/rates/terms'],
  ['dolares', '/app/landings/7/rates/terms'],
  ['currency', '/app/landings/7/rates/terms'],
  ['ITBIS', '/app/landings/7/rates/fees'],
  ['fianza', '/app/landings/7/rates/terms'],
  ['cupones', '/app/landings/7/rates/offers'],
  ['semana santa', '/app/landings/7/rates/seasons'],
  ['jeepeta', '/view-landing/7?tab=vehicles'],
  ['logo', '/view-landing/7?tab=settings'],
  ['wasap', '/app/landings/7/site/contact'],
  ['reseñas', '/app/landings/7/reviews'],
  ['afiche', '/app/landings/7/share'],
  ['clave', '/user-config'],
  ['placas', '/app/units'],
  ['papelera', '/history'],
  ['debe', '/reservation?state=owing'],
  ['unpaid', '/reservation?state=owing'],
])('%s leads to %s, in both languages', (typed, to) => {
  for (const language of ['es', 'en'] as const) expect(found(typed, language)[0]?.to, language).toBe(to)
})

test('each landing has its own, eight at most; a landing’s name alone finds its tabs', () => {
  expect(found('moneda').map(({ title, detail }) => [title, detail])).toEqual([
    ['Moneda', 'Caribe'],
    ['Moneda', 'Norte'],
  ])
  const many = Array.from({ length: 20 }, (_, id) => ({ id, displayName: `Sucursal ${id}` }))
  expect(found('precios', 'es', many)).toHaveLength(8)
  expect(found('norte').map(({ title }) => title)).toEqual([
    'Reservas de la landing',
    'Vehículos',
    'Precios',
    'Sitio: secciones',
    'Opiniones',
    'Compartir',
    'Configuración de la landing',
    'SEO',
  ])
})

test.each([...SCREENS, ...ACCOUNT_SETTINGS, ...LANDING_SCREENS])(
  'what begins the title of $title finds it in the other language, too',
  ({ title }) => {
    const titleIn = (language: 'es' | 'en') =>
      SCREENS.some((screen) => screen.title === title)
        ? TITLES[language].screen(title as ScreenTitle)
        : TITLES[language].setting(title as SettingTitle)
    const shown = (typed: string, language: 'es' | 'en') =>
      found(typed, language, LANDINGS.slice(0, 1)).map((hit) => hit.title)
    const word = (language: 'es' | 'en') =>
      titleIn(language)
        .replace(/^(Sitio|Site): /, '')
        .split(' ')[0] ?? ''
    expect(shown(word('es'), 'en')).toContain(titleIn('en'))
    expect(shown(word('en'), 'es')).toContain(titleIn('es'))
  },
)

test('what finds nothing lists nothing, and no words list the menu’s screens, each with a key of its own', () => {
  expect(found('zzzz')).toEqual([])
  expect(found('')).toHaveLength(SCREENS.length)
  for (const typed of ['a', 'e', 'p', 's']) {
    const keys = found(typed).map(({ key }) => key)
    expect(new Set(keys).size).toBe(keys.length)
  }
})

test('a screen that only serves a call is not found by whom may not make it', () => {
  const titles = (typed: string, may: boolean) =>
    found(typed, 'es', LANDINGS.slice(0, 1), () => may).map(({ title }) => title)
  for (const [typed, title] of [
    ['actividad', 'Actividad'],
    ['nueva landing', 'Nueva landing'],
    ['exportar', settingsIn(es)('export')],
  ] as const) {
    expect(titles(typed, true)).toContain(title)
    expect(titles(typed, false)).not.toContain(title)
  }
})
