import { at } from './svg.ts'

/** A letter's width and its strokes, in a box 10 high with its top left at 0, 0. */
type Letter = readonly [width: number, strokes: string]

const letters: Record<string, Letter> = {
  A: [8.4, 'M0 10L4.2 0L8.4 10M1.5 6.7H6.9'],
  B: [6.4, 'M0 4.8H3.8A2.6 2.6 0 0 1 3.8 10H0V0H3.4A2.4 2.4 0 0 1 3.4 4.8'],
  C: [9, 'M9 2A5 5 0 1 0 9 8'],
  D: [8, 'M0 0V10H3A5 5 0 0 0 3 0Z'],
  E: [5.8, 'M5.8 0H0V10H5.8M0 5H5'],
  F: [5.6, 'M5.6 0H0V10M0 5H4.8'],
  G: [10, 'M9 2A5 5 0 1 0 9.98 5.4H6'],
  H: [7.6, 'M0 0V10M7.6 0V10M0 5H7.6'],
  I: [0, 'M0 0V10'],
  J: [4.8, 'M4.8 0V7.4A2.4 2.6 0 0 1 0 7.6'],
  K: [6.8, 'M0 0V10M6.4 0L0 6M2.3 3.9L6.8 10'],
  L: [5.2, 'M0 0V10H5.2'],
  M: [9, 'M0 10V0L4.5 7L9 0V10'],
  N: [7.6, 'M0 10V0L7.6 10V0'],
  O: [10, 'M5 0A5 5 0 1 0 5 10A5 5 0 1 0 5 0Z'],
  P: [6.4, 'M0 10V0H3.6A2.8 2.8 0 0 1 3.6 5.6H0'],
  Q: [10, 'M5 0A5 5 0 1 0 5 10A5 5 0 1 0 5 0ZM6.4 6.8L9.8 10.4'],
  R: [6.6, 'M0 10V0H3.6A2.8 2.8 0 0 1 3.6 5.6H0M3.6 5.6L6.6 10'],
  S: [6.4, 'M6 1.8C5 -0.5 0.4 -0.7 0.4 2.6C0.4 6 6.4 4 6.4 7.4C6.4 10.7 1.1 10.7 0 8.1'],
  T: [7, 'M0 0H7M3.5 0V10'],
  U: [7.4, 'M0 0V6.3A3.7 3.7 0 0 0 7.4 6.3V0'],
  V: [8, 'M0 0L4 10L8 0'],
  W: [11.6, 'M0 0L2.9 10L5.8 1.4L8.7 10L11.6 0'],
  X: [7.2, 'M0 0L7.2 10M7.2 0L0 10'],
  Y: [7.4, 'M0 0L3.7 5L7.4 0M3.7 5V10'],
  Z: [6.8, 'M0 0H6.8L0 10H6.8'],
  '0': [6.8, 'M3.4 0C-1.1 0 -1.1 10 3.4 10S7.9 0 3.4 0Z'],
  '1': [2.6, 'M0 2L2.6 0V10'],
  '2': [6.2, 'M0.3 2.6C0.3 -0.8 6 -0.9 6 2.7C6 5 2 7.4 0 10H6.2'],
  '3': [
    6,
    'M0.4 1.4C2 -0.6 5.6 -0.2 5.6 2.4C5.6 4.2 4 4.8 2.4 4.8C4.4 4.8 6 5.6 6 7.4C6 10.6 1.4 10.8 0 8.4',
  ],
  '4': [6.8, 'M5 10V0L0 7.2H6.8'],
  '5': [6, 'M5.6 0H1L0.6 4.6C3 3.2 6 4.2 6 6.9C6 10.6 1.4 10.8 0 8.6'],
  '6': [6.4, 'M5 0C1.6 1.6 0 4.4 0 6.8A3.2 3.2 0 1 0 3.2 3.6C1.6 3.6 0.3 4.8 0 6.4'],
  '7': [6.2, 'M0 0H6.2L2 10'],
  '8': [6, 'M3 4.7A2.35 2.35 0 1 0 3 0A2.35 2.35 0 1 0 3 4.7A2.65 2.65 0 1 0 3 10A2.65 2.65 0 1 0 3 4.7Z'],
  '9': [6.4, 'M1.4 10C4.8 8.4 6.4 5.6 6.4 3.2A3.2 3.2 0 1 0 3.2 6.4C4.8 6.4 6.1 5.2 6.4 3.6'],
  '&': [
    7.6,
    'M7.4 10L1.7 3.2C0.2 1.4 1.4 0 2.9 0S5.6 1.8 4 3.2L1.8 4.8C-0.8 6.8 0.2 10 3.2 10C5.6 10 7.2 8 7.4 5.4',
  ],
  '-': [3.6, 'M0 5.4H3.6'],
  '.': [0, 'M0 9.8V10'],
  "'": [0, 'M0 0V2'],
  ' ': [3.4, ''],
}

/** Accents by their combining character, drawn above the middle of a letter. */
const accents: Record<string, string> = {
  '\u0301': 'M-0.7 -1.9L0.9 -3.3',
  '\u0303': 'M-2.2 -1.9Q-1.2 -3.4 0 -2.6T2.2 -3.2',
  '\u0308': 'M-1.5 -2.4V-2.3M1.5 -2.4V-2.3',
}

/** One line of lettering: its strokes (for a pen of about 1.5) and its width, in letters 10 high. */
export type Lettering = { width: number; strokes: readonly { x: number; d: string }[] }

const SPACING = 2.9

/** Sets a name in capitals; characters the alphabet lacks are left out. */
export function lettering(name: string): Lettering {
  const strokes: { x: number; d: string }[] = []
  let [x, middle] = [0, 0]
  for (const character of name.toUpperCase().normalize('NFD')) {
    const accent = accents[character]
    if (accent) strokes.push({ x: middle, d: accent })
    const letter = letters[character]
    if (!letter) continue
    const [width, d] = letter
    if (d) strokes.push({ x, d })
    middle = x + width / 2
    x += width + SPACING
  }
  return { width: Math.max(0, x - SPACING), strokes }
}

/** The transform that moves a stroke of a line to its place. */
export const placed = (x: number) => `translate(${at(x, 0)})`
