import { describe, expect, test } from 'vitest'
import ownerEnglish from './owner/en.json' with { type: 'json' }
import ownerSpanish from './owner/es.json' with { type: 'json' }
import { argumentsOf, messagesOf } from './testing/messages-of.ts'
import visitorEnglish from './visitor/en.json' with { type: 'json' }
import visitorSpanish from './visitor/es.json' with { type: 'json' }

for (const { side, english, spanish } of [
  { side: 'owner', english: ownerEnglish, spanish: ownerSpanish },
  { side: 'visitor', english: visitorEnglish, spanish: visitorSpanish },
]) {
  describe(`the words of the ${side}'s pages`, () => {
    const [inEnglish, inSpanish] = [messagesOf(english), messagesOf(spanish)]
    const keysOf = (messages: typeof inEnglish) => messages.map(([key]) => key).sort()

    test('are there in both languages', () => expect(keysOf(inEnglish)).toEqual(keysOf(inSpanish)))

    test('are of the same facts in both languages', () => {
      const factsOf = (messages: typeof inEnglish) =>
        Object.fromEntries(messages.map(([key, message]) => [key, argumentsOf(message)]))
      expect(factsOf(inEnglish)).toEqual(factsOf(inSpanish))
    })

    test('say something', () => {
      for (const [key, message] of [...inEnglish, ...inSpanish]) expect(message.trim(), key).not.toBe('')
    })
  })
}

test('an argument is found within the forms of another', () =>
  expect(argumentsOf('{total, plural, one {1 of {name}} other {{first}–{last} of #}}')).toEqual([
    'first',
    'last',
    'name',
    'total: plural',
  ]))
