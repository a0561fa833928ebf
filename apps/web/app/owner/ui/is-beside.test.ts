import { expect, test } from 'vitest'
import { isBeside } from './is-beside.ts'

const BOX = { left: 100, right: 300, top: 50, bottom: 150 }

test.each([
  { where: 'in the middle', x: 200, y: 100, is: false },
  { where: 'on its edge', x: 100, y: 50, is: false },
  { where: 'left of it', x: 99, y: 100, is: true },
  { where: 'right of it', x: 301, y: 100, is: true },
  { where: 'above it', x: 200, y: 49, is: true },
  { where: 'below it', x: 200, y: 151, is: true },
])('a point $where is beside the box: $is', ({ x, y, is }) => expect(isBeside(BOX, { x, y })).toBe(is))
