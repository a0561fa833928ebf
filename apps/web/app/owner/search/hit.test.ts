import { expect, test } from 'vitest'
import { groupsOf, groupsWithRecent, type Hit, withRecent } from './hit.ts'

const hit = (key: string, kind: Hit['kind'], isExact = false): Hit => ({
  key,
  kind,
  isExact,
  title: key,
  detail: '',
  to: `/${key}`,
})

test('hits are grouped by kind, and what was meant exactly comes first', () => {
  const hits = [
    hit('help', 'screens'),
    hit('kia', 'vehicles'),
    hit('a123', 'units', true),
    hit('ana', 'reservations'),
  ]
  expect(groupsOf(hits).map(({ kind }) => kind)).toEqual(['units', 'reservations', 'vehicles', 'screens'])
})

test('what was opened last is not listed again under its kind', () => {
  const [help, desk, ana] = [hit('help', 'screens'), hit('desk', 'screens'), hit('ana', 'reservations')]
  const groups = groupsWithRecent([ana, help], [desk, help])
  expect(groups.map(({ kind, hits }) => [kind, hits.map(({ key }) => key)])).toEqual([
    ['recent', ['ana', 'help']],
    ['screens', ['desk']],
  ])
})

test('the five that were opened last are offered again, each once', () => {
  const opened = ['a', 'b', 'c', 'd', 'e', 'f', 'b'].map((key) => hit(key, 'units'))
  const recent = opened.reduce<Hit[]>(withRecent, [])
  expect(recent.map(({ key }) => key)).toEqual(['b', 'f', 'e', 'd', 'c'])
})
