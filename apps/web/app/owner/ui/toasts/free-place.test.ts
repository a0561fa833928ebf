import { expect, test } from 'vitest'
import { type Box, freePlace, type Place } from './free-place.ts'

/** A desktop beside the menu, and the pile of one notification. */
const room: Box = { left: 256, top: 0, right: 1280, bottom: 800 }
const pile = { width: 420, height: 64 }
const title: Box = { left: 900, top: 40, right: 1240, bottom: 84 }
const list: Box = { left: 1000, top: 600, right: 1240, bottom: 780 }
const strip: Box = { left: 256, top: 740, right: 1280, bottom: 800 }
const all: Box = room
const at = (edge: Place['edge'], side: Place['side'], distance = 16): Place => ({
  ...{ edge, side, distance },
  indent: side === 'left' ? 272 : 16,
})

test.each<[string, { controls: Box[]; edge: Place['edge']; kept?: Place }, Place]>([
  ['an edge without controls is taken', { controls: [], edge: 'top' }, at('top', 'right')],
  ['buttons on the right leave the left', { controls: [title], edge: 'top' }, at('top', 'left')],
  [
    'a list below and the title above leave the left',
    { controls: [title, list], edge: 'bottom' },
    at('bottom', 'left'),
  ],
  ['an edge that is full leaves the other one', { controls: [strip], edge: 'bottom' }, at('top', 'right')],
  [
    'where both edges are full, it is the nearest place to either',
    { controls: [strip, { ...room, bottom: 84 }], edge: 'top' },
    at('bottom', 'right', 64),
  ],
  [
    'it stays where it is while that is free',
    { controls: [], edge: 'top', kept: at('bottom', 'left') },
    at('bottom', 'left'),
  ],
  [
    'and moves away from what comes there',
    { controls: [list], edge: 'top', kept: at('bottom', 'right') },
    at('top', 'right'),
  ],
  [
    'where controls are everywhere, it is away from the last press',
    { controls: [all], edge: 'top' },
    at('top', 'right'),
  ],
  ['and covers the fewest', { controls: [all, strip], edge: 'bottom' }, at('top', 'right')],
])('%s', (_, { controls, edge, kept }, place) =>
  expect(freePlace({ pile, room, controls }, { kept, edge })).toEqual(place),
)
