import { expect, test } from 'vitest'
import { type Source, sourceName, withoutOwnWords } from './source.ts'

test.each<[Source | null, string | undefined]>([
  [null, undefined],
  [{}, undefined],
  [{ ref: 'poster', utmSource: 'google' }, 'poster'],
  [{ utmSource: 'google', utmCampaign: 'easter' }, 'google'],
  [{ utmMedium: 'email', utmCampaign: 'easter' }, 'easter'],
  [{ utmMedium: 'email' }, 'email'],
])('%j counts as %s', (source, name) => expect(sourceName(source)).toBe(name))

test.each<[Source | null, Source | null]>([
  [null, null],
  [{ ref: 'tia-maria' }, null],
  [{ ref: 'tia-maria', utmSource: 'google' }, { utmSource: 'google' }],
  [{ ref: 'poster' }, { ref: 'poster' }],
])('of %j %j stays once its visitor is erased', (source, left) =>
  expect(withoutOwnWords(source)).toEqual(left),
)
