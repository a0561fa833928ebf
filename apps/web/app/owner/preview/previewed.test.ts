import { expect, test } from 'vitest'
import { previewOf } from './previewed.ts'

const begun = { name: '', logo: undefined, primary: '', secondary: '', language: null }

test('a landing that is not begun has a name, neutral colours and a language all the same', () => {
  const { landing, vehicles } = previewOf(begun, 'Tu landing', undefined)
  expect(landing).toMatchObject({
    displayName: 'Tu landing',
    colours: { primary: '#5b6b6e', secondary: '#c9d2d3' },
    language: 'es',
  })
  expect(landing.logo.path).toMatch(/^data:image\/svg\+xml,/)
  expect(vehicles).toEqual([])
})

test('what is chosen is shown as visitors will see it', () => {
  const { landing } = previewOf(
    {
      ...begun,
      name: ' Búho Rent ',
      logo: '/storage/logos/1.png',
      primary: '#ABC',
      language: 'en',
      locations: [
        { id: 1, pickupPlace: 'Santiago', returnPlace: 'Samaná' },
        { id: 2, pickupPlace: 'Santiago', returnPlace: 'Santiago' },
      ],
    },
    'Tu landing',
    { width: 250, height: 80 },
  )
  expect(landing).toMatchObject({
    displayName: 'Búho Rent',
    logo: { path: 'logos/1.png', width: 250, height: 80 },
    colours: { primary: '#aabbcc' },
    language: 'en',
    pickupPlaces: ['Santiago'],
    returnPlaces: ['Samaná', 'Santiago'],
  })
})

test('a colour that is half typed changes nothing yet', () =>
  expect(previewOf({ ...begun, primary: '#12' }, '', undefined).landing.colours.primary).toBe('#5b6b6e'))
