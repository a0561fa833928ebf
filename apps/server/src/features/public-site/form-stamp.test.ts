import { expect, test } from 'vitest'
import { readStamp, stampForm } from './form-stamp.ts'

const drawnAt = new Date('2027-03-01T10:00:00.123Z')
const stamp = stampForm('a secret', 'a-key', drawnAt)

test('a stamp contains the time when its form was rendered', () =>
  expect(readStamp('a secret', 'a-key', stamp)).toEqual(drawnAt))

for (const { what, secret, key, sent } of [
  { what: 'of another attempt', secret: 'a secret', key: 'b-key', sent: stamp },
  { what: 'signed with another secret', secret: 'b secret', key: 'a-key', sent: stamp },
  { what: 'with another time', secret: 'a secret', key: 'a-key', sent: stamp.replace(/^./, 'a') },
  { what: 'cut short', secret: 'a secret', key: 'a-key', sent: stamp.slice(0, -1) },
  { what: 'without a signature', secret: 'a secret', key: 'a-key', sent: stamp.split('.')[0] ?? '' },
  { what: 'that is blank', secret: 'a secret', key: 'a-key', sent: '' },
]) {
  test(`a stamp ${what} is invalid`, () => expect(readStamp(secret, key, sent)).toBeUndefined())
}
