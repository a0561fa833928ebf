import type { Hex } from './color.ts'

/** A corner of a shape: x, y and how far along both edges it is rounded (0: sharp). */
export type Corner = readonly [x: number, y: number, round?: number]

const number = (value: number) => String(Math.round(value * 100) / 100)

/** A point for path data. */
export const at = (x: number, y: number) => `${number(x)} ${number(y)}`

type Vertex = { x: number; y: number; round: number }
const vertex = ([x, y, round = 0]: Corner): Vertex => ({ x, y, round })
const distance = (a: Vertex, b: Vertex) => Math.hypot(a.x - b.x, a.y - b.y)
const towards = (from: Vertex, to: Vertex, length: number) => {
  const share = length / (distance(from, to) || 1)
  return at(from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share)
}

/** How far a corner may be rounded towards a neighbour without running into the neighbour's own curve. */
function reach(corner: Vertex, neighbour: Vertex): number {
  const edge = distance(corner, neighbour)
  const wanted = corner.round + neighbour.round
  return wanted <= edge ? corner.round : (edge * corner.round) / wanted
}

function bend(previous: Vertex, corner: Vertex, next: Vertex): string {
  if (corner.round === 0) return `L${at(corner.x, corner.y)}`
  const before = reach(corner, previous)
  const after = reach(corner, next)
  const [start, end] = [towards(corner, previous, before), towards(corner, next, after)]
  const [in1, in2] = [towards(corner, previous, before * 0.36), towards(corner, next, after * 0.36)]
  return `L${start}C${in1} ${in2} ${end}`
}

/** Path data of a closed shape through rounded corners. */
export function closed(corners: readonly Corner[]): string {
  const all = corners.map(vertex)
  const steps = all.map((corner, i) => {
    const previous = all.at(i - 1) ?? corner
    return bend(previous, corner, all[(i + 1) % all.length] ?? corner)
  })
  return `M${steps.join('').slice(1)}Z`
}

/** Path data of an open line through rounded corners; its two ends stay where they are. */
export function open(corners: readonly Corner[]): string {
  const all = corners.map(vertex)
  return all
    .map((corner, i) => {
      const [previous, next] = [all[i - 1], all[i + 1]]
      if (!previous) return `M${at(corner.x, corner.y)}`
      return next ? bend(previous, corner, next) : `L${at(corner.x, corner.y)}`
    })
    .join('')
}

/** The same corners on the other side of the upright axis, in the order that keeps a shape's turn. */
export const mirrored = (corners: readonly Corner[]): Corner[] =>
  corners.map(([x, y, round = 0]) => [-x, y, round] as const).reverse()

/** A shape symmetric about x = 0, from the corners of its right half (top to bottom or bottom to top). */
export const symmetric = (half: readonly Corner[]) => closed([...half, ...mirrored(half)])

type Attributes = Record<string, string | number | undefined>

/** An element with its attributes; undefined ones are left out. */
export function element(name: string, attributes: Attributes, content = ''): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? number(value) : value}"`)
    .join('')
  return content ? `<${name}${written}>${content}</${name}>` : `<${name}${written}/>`
}

/** A filled path. */
export const fill = (d: string, paint: string, attributes: Attributes = {}) =>
  element('path', { d, fill: paint, ...attributes })

/** A stroked path with round ends. */
export const stroke = (d: string, paint: string, width: number, attributes: Attributes = {}) =>
  element('path', {
    d,
    fill: 'none',
    stroke: paint,
    'stroke-width': width,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    ...attributes,
  })

/** An ellipse, or a circle when given one radius. */
export const ellipse = (
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  paint: string,
  attributes: Attributes = {},
) => element('ellipse', { cx, cy, rx, ry, fill: paint, ...attributes })

/** A rectangle. */
export const rect = (
  x: number,
  y: number,
  width: number,
  height: number,
  paint: string,
  attributes: Attributes = {},
) => element('rect', { x, y, width, height, fill: paint, ...attributes })

/** A group. */
export const group = (attributes: Attributes, ...content: string[]) =>
  element('g', attributes, content.join(''))

/** A colour's place in a gradient (0 to 1), and how opaque it is. */
export type Stop = readonly [offset: number, color: Hex, opacity?: number]

const stops = (list: readonly Stop[]) =>
  list
    .map(([offset, color, opacity]) =>
      element('stop', { offset, 'stop-color': color, 'stop-opacity': opacity }),
    )
    .join('')

/** A gradient along a line given in the drawing's own units. */
export const linear = (
  id: string,
  [x1, y1, x2, y2]: readonly [number, number, number, number],
  list: readonly Stop[],
) => element('linearGradient', { id, gradientUnits: 'userSpaceOnUse', x1, y1, x2, y2 }, stops(list))

/** A gradient out of a centre, given in the drawing's own units. */
export const radial = (id: string, [cx, cy, r]: readonly [number, number, number], list: readonly Stop[]) =>
  element('radialGradient', { id, gradientUnits: 'userSpaceOnUse', cx, cy, r }, stops(list))

/** A clip by path data. */
export const clip = (id: string, d: string) => element('clipPath', { id }, element('path', { d }))

/** A blur of the given deviation, in the drawing's own units. */
export const blur = (id: string, deviation: number) =>
  element(
    'filter',
    { id, x: '-50%', y: '-50%', width: '200%', height: '200%', 'color-interpolation-filters': 'sRGB' },
    element('feGaussianBlur', { stdDeviation: deviation }),
  )
