import { expect, test } from 'vitest'
import { placeOf, sitePath } from './site-path.ts'

test.each([
  ['section:hero.headline', { page: 'sections', open: 'hero' }],
  ['section:a1.points.2.title', { page: 'sections', open: 'a1' }],
  ['page:p1.title.es', { page: 'pages', open: 'p1' }],
  ['search.title', { page: 'search' }],
  ['look.primary', { page: 'look' }],
  ['vehicles', { page: 'sections' }],
])('the field %s is on the page %j', (field, place) => expect(placeOf(field)).toEqual(place))

test('the sections are the editor’s first page', () =>
  expect([sitePath(7), sitePath(7, 'look')]).toEqual(['/app/landings/7/site', '/app/landings/7/site/look']))
