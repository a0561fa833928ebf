import { contrast, type HexColour } from '@nelly/domain/landings/colours'
import { expect, test } from 'vitest'
import { LANDING_COLOURS, signsOf } from './landing-signs.ts'

const landing = (id: number, displayName: string) => ({ id, displayName })

test('a landing keeps its colour when others are added, and has the letters of its name', () => {
  const [north, airport] = [landing(3, 'Costa del Norte'), landing(7, 'Aeropuerto')]
  const two = signsOf([airport, north])
  expect([...two.values()]).toEqual([
    { id: 3, name: 'Costa del Norte', colour: LANDING_COLOURS[0], letters: 'CN' },
    { id: 7, name: 'Aeropuerto', colour: LANDING_COLOURS[1], letters: 'A' },
  ])
  expect(signsOf([landing(9, '2.ª oficina'), airport, north]).get(3)).toEqual(two.get(3))
})

test('a single landing has no sign, and of many each has a colour', () => {
  expect(signsOf([landing(1, 'Sol')]).size).toBe(0)
  const many = signsOf(Array.from({ length: 40 }, (_, index) => landing(index + 1, `Sol ${index}`)))
  expect([...many.values()].every(({ colour }) => LANDING_COLOURS.includes(colour))).toBe(true)
})

test.for(LANDING_COLOURS)('white letters are readable on %s', (colour) => {
  expect(contrast(colour as HexColour, '#ffffff' as HexColour)).toBeGreaterThanOrEqual(4.5)
})
