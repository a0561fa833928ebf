import { expect, test } from 'vitest'
import { singleSpaced } from '../folded.ts'
import { CLOSURES, closureIn } from '../places/closures.ts'
import { DOMINICAN_HOLIDAYS } from '../places/dominican-holidays.ts'
import { FEATURES, featureIn, featureKey } from './features.ts'

for (const { typed, es, en } of [
  { typed: 'aire acondicionado', es: 'Aire acondicionado', en: 'Air conditioning' },
  { typed: ' AIR   conditioning ', es: 'Aire acondicionado', en: 'Air conditioning' },
  { typed: 'usb', es: 'USB', en: 'USB' },
  { typed: 'puerto usb', es: 'Puerto USB', en: 'USB port' },
  { typed: 'gps', es: 'GPS', en: 'GPS' },
  { typed: 'isofix anchors', es: 'Anclajes ISOFIX', en: 'ISOFIX anchors' },
  { typed: 'apple carplay', es: 'Apple CarPlay', en: 'Apple CarPlay' },
  { typed: 'camara de reversa', es: 'Cámara de reversa', en: 'Rear camera' },
  { typed: 'rueda de repuesto', es: 'Rueda de repuesto', en: 'Spare wheel' },
  { typed: 'spare tyre', es: 'Goma de repuesto', en: 'Spare tyre' },
  { typed: '4x4', es: '4x4', en: '4x4' },
  { typed: 'Nevera  playera', es: 'Nevera  playera', en: 'Nevera  playera' },
  { typed: '', es: '', en: '' },
]) {
  test(`the feature "${typed}" is "${es}" in Spanish and "${en}" in English`, () =>
    expect([featureIn(typed, 'es'), featureIn(typed, 'en')]).toEqual([es, en]))
}

for (const { typed, es, en } of [
  { typed: 'Navidad', es: 'Navidad', en: 'Christmas' },
  { typed: 'Christmas Day', es: 'Navidad', en: 'Christmas Day' },
  { typed: 'New Year’s Day', es: 'Año Nuevo', en: "New Year's Day" },
  { typed: 'CERRADO POR VACACIONES', es: 'Cerrado por vacaciones', en: 'Closed for holidays' },
  { typed: 'stocktaking', es: 'Inventario', en: 'Stocktaking' },
  { typed: 'Feriado', es: 'Feriado', en: 'Public holiday' },
  { typed: 'Clases de inglés', es: 'Clases de inglés', en: 'Clases de inglés' },
]) {
  test(`the note "${typed}" is "${es}" in Spanish and "${en}" in English`, () =>
    expect([closureIn(typed, 'es'), closureIn(typed, 'en')]).toEqual([es, en]))
}

for (const { typed, shown } of [
  { typed: 'dos puertos usb', shown: 'dos puertos USB' },
  { typed: 'usb/aux', shown: 'USB/aux' },
  { typed: 'isofix', shown: 'ISOFIX' },
  { typed: 'gpsmap', shown: 'gpsmap' },
  { typed: 'Kit de pesca', shown: 'Kit de pesca' },
]) {
  test(`the feature "${typed}" is shown as "${shown}"`, () => expect(featureIn(typed, 'es')).toBe(shown))
}

for (const { one, other, same } of [
  { one: 'aire acondicionado', other: 'Air Conditioning', same: true },
  { one: 'cámara trasera', other: 'backup camera', same: true },
  { one: 'techo', other: 'TECHO ', same: true },
  { one: 'kit  de pesca', other: 'Kit de pesca', same: true },
  { one: 'usb', other: 'puerto usb', same: false },
  { one: 'techo', other: 'techo panorámico', same: false },
]) {
  test(`"${one}" and "${other}" are ${same ? 'one word' : 'two words'}`, () =>
    expect(featureKey(one) === featureKey(other)).toBe(same))
}

test('no writing belongs to two words of the list', () => {
  const written = [...FEATURES, ...CLOSURES].flatMap(({ es, en }) => [
    ...new Set([...es, ...en].map(singleSpaced)),
  ])
  expect(written.filter((one, index) => written.indexOf(one) !== index)).toEqual([])
})

for (const { name, words, wordIn } of [
  { name: 'feature', words: FEATURES, wordIn: featureIn },
  { name: 'note', words: CLOSURES, wordIn: closureIn },
]) {
  test(`each ${name} of the list is itself in its own language, and a writing of the same word in the other`, () => {
    for (const { es, en } of words) {
      expect(es.map((one) => wordIn(one, 'es'))).toEqual(es)
      expect(en.map((one) => wordIn(one, 'en'))).toEqual(en)
      expect(en).toContain(wordIn(es[0], 'en'))
      expect(es).toContain(wordIn(en[0], 'es'))
    }
  })
}

test('the holidays that are proposed are in the list', () => {
  for (const { name } of DOMINICAN_HOLIDAYS) {
    expect([closureIn(name.es, 'en'), closureIn(name.en, 'es')]).toEqual([name.en, name.es])
  }
})
