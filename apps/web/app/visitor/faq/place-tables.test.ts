import { createElement as h } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { i18nIn } from '../both-languages.ts'
import { Speaking } from '../i18n.tsx'
import { PlaceTables } from './place-tables.tsx'

const UNTOLD = {
  address: null,
  phone: null,
  mapAddress: null,
  today: '',
  week: [],
  exceptions: [],
  outside: [],
}

test('the hours of a place are a table, with a row for its days and for each exception', () => {
  const samana = {
    ...UNTOLD,
    name: 'Samaná',
    week: [{ days: 'Mon–Sat', hours: '8:00 a.m.–6:00 p.m.' }],
    exceptions: [{ days: 'Dec 25', hours: 'closed' }],
  }
  const html = renderToStaticMarkup(
    h(Speaking, { value: i18nIn('en') }, h(PlaceTables, { places: [samana, { ...UNTOLD, name: 'Nagua' }] })),
  )
  expect(html.match(/<table/g)).toHaveLength(1)
  expect(html).toMatch(/<caption[^>]*>Hours of Samaná<\/caption>/)
  expect(html).toContain('<th scope="row">Mon–Sat</th><td>8:00 a.m.–6:00 p.m.</td>')
  expect(html).toContain('<th scope="row">Dec 25</th><td>closed</td>')
})
