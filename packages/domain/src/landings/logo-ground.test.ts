import { expect, test } from 'vitest'
import { logoGround } from './logo-ground.ts'

const CLEAR = [0, 0, 0, 0]
const WHITE = [255, 255, 255, 255]
const CREAM = [250, 240, 200, 255]
const YELLOW = [250, 204, 21, 255]
const BLUE = [29, 78, 216, 255]
const BLACK = [0, 0, 0, 255]
const FAINT_WHITE = [255, 255, 255, 60]

test.each([
  { of: 'white letters', pixels: [CLEAR, CLEAR, WHITE], ground: '#111111' },
  { of: 'half transparent white letters', pixels: [CLEAR, FAINT_WHITE], ground: '#111111' },
  { of: 'cream letters', pixels: [CLEAR, CREAM], ground: '#111111' },
  { of: 'yellow letters', pixels: [CLEAR, YELLOW], ground: '#111111' },
  { of: 'white letters beside a blue sign', pixels: [CLEAR, BLUE, BLUE, WHITE], ground: '#111111' },
  { of: 'black letters', pixels: [CLEAR, BLACK], ground: '#ffffff' },
  { of: 'black letters with a white gleam', pixels: [CLEAR, BLACK, BLACK, WHITE], ground: '#ffffff' },
  { of: 'a blue sign with a white gleam', pixels: [CLEAR, BLUE, BLUE, BLUE, WHITE], ground: '#ffffff' },
  { of: 'a blue sign', pixels: [CLEAR, BLUE], ground: '#ffffff' },
  { of: 'black letters on white of its own', pixels: [WHITE, WHITE, BLACK], ground: '#ffffff' },
  { of: 'nothing', pixels: [CLEAR], ground: '#ffffff' },
])('a logo of $of lies on $ground', ({ pixels, ground }) => expect(logoGround(pixels.flat())).toBe(ground))
