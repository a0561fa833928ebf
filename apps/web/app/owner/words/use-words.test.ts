import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { IntlProvider } from 'use-intl'
import { expect, test } from 'vitest'
import { useWords } from './use-words.ts'

const Saved = () => useWords('customers')('saved', { name: 'Caribe S.R.L.' })
const spanish = {
  locale: 'es-DO',
  timeZone: 'UTC',
  messages: { customers: { saved: 'Se guardó a {name}.' } },
  children: null,
}

// Rule of "Screens: the operator's": contract/words/moment-words.ts, contract/words/translators.ts, server/features/reservations/mail/mail-i18n.ts, contract/words/moment-words.test.ts, web/visitor/i18n.test.ts, server/features/reservations/mail/confirmation.test.ts
test('a sentence ends with one full stop, also behind a name that brings its own', () =>
  expect(renderToStaticMarkup(createElement(IntlProvider, spanish, createElement(Saved)))).toBe(
    'Se guardó a Caribe S.R.L.',
  ))
