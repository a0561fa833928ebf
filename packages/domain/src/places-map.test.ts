import fc from 'fast-check'
import { expect, test } from 'vitest'
import { MARK_DISTANCE, mapAddress, placesMap } from './places-map.ts'

const at = (name: string, latitude: number | null, longitude: number | null) => ({
  name,
  latitude,
  longitude,
})
const CAPITAL = at('Santo Domingo', 18.4861, -69.9312)
const NORTH = at('Puerto Plata', 19.7934, -70.6884)
const EAST = at('Punta Cana', 18.5601, -68.3725)

test('what is north is above, what is east to the right, by a scale', () => {
  expect(placesMap([CAPITAL, NORTH, EAST])).toEqual({
    width: 320,
    height: 220,
    places: [
      { name: 'Santo Domingo', x: 119, y: 172 },
      { name: 'Puerto Plata', x: 43, y: 32 },
      { name: 'Punta Cana', x: 277, y: 164 },
    ],
    scale: { kilometres: 50, length: 48 },
  })
})

test.each([
  ['none', []],
  ['one', [CAPITAL]],
  ['those without coordinates', [CAPITAL, at('Hotel', null, null)]],
  ['two at one spot', [CAPITAL, { ...CAPITAL, name: 'Oficina' }]],
])('%s is not drawn', (_, places) => expect(placesMap(places)).toBeUndefined())

test('places on both sides of the date line are near one another', () => {
  const map = placesMap([at('Taveuni', -16.8, 179.95), at('Rabi', -16.8, -179.95)])
  expect(map?.scale.kilometres).toBe(2)
  expect((map?.places[0]?.x ?? 0) < (map?.places[1]?.x ?? 0)).toBe(true)
})

test('any places are within the drawing, with a scale that fits', () => {
  const place = fc.record({
    name: fc.string(),
    latitude: fc.double({ min: -90, max: 90, noNaN: true }),
    longitude: fc.double({ min: -180, max: 180, noNaN: true }),
  })
  fc.assert(
    fc.property(fc.array(place, { maxLength: 8 }), (places) => {
      const map = placesMap(places)
      if (!map) return
      for (const { x, y } of map.places) {
        expect(x).toBeGreaterThanOrEqual(0)
        expect(x).toBeLessThanOrEqual(map.width)
        expect(y).toBeGreaterThanOrEqual(0)
        expect(y).toBeLessThanOrEqual(map.height)
      }
      expect(map.scale.length).toBeGreaterThan(10)
      expect(map.scale.length).toBeLessThan(map.width / 2)
    }),
  )
})

test('places of one town are drawn beside one another, so that each number can be read', () => {
  const airport = at('Las Américas', 18.4297, -69.6689)
  const colonial = at('Zona Colonial', 18.4732, -69.8848)
  const map = placesMap([
    airport,
    colonial,
    { ...colonial, name: 'Puerto' },
    at('Boca Chica', 18.4509, -69.607),
    NORTH,
  ])
  const marks = map?.places ?? []
  expect(marks).toHaveLength(5)
  // Coordinates are rounded.
  for (const [index, one] of marks.entries())
    for (const other of marks.slice(index + 1))
      expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(MARK_DISTANCE - 2)
})

test('a web map shows a spot by its coordinates', () =>
  expect(mapAddress({ latitude: 18.43, longitude: -69.669 })).toBe(
    'https://www.openstreetmap.org/?mlat=18.43&mlon=-69.669#map=16/18.43/-69.669',
  ))
