import '@fontsource-variable/inter/wght.css'
import '@mantine/core/styles.layer.css'
import './owner.css'
import './parts.css'
import { MantineProvider } from '@mantine/core'
import type { Language } from '@nelly/contract/wire'
import { TRAITS } from '@nelly/contract/words/languages'
import type { ReactNode } from 'react'
import { IntlProvider } from 'use-intl'
import { readableVariables, theme } from './theme.ts'
import { useLoadedMessages } from './words/loaded-messages.ts'

/** The frame of every screen of the owner: the theme and the messages. */
export function OwnerFrame(props: { language: Language; children: ReactNode }) {
  const messages = useLoadedMessages(props.language)
  return (
    <IntlProvider locale={TRAITS[props.language].dateLocale} messages={messages} timeZone="UTC">
      <MantineProvider
        theme={theme}
        cssVariablesResolver={readableVariables}
        forceColorScheme="light"
        getStyleNonce={documentNonce}
      >
        {props.children}
      </MantineProvider>
    </IntlProvider>
  )
}

/** The nonce of this document's scripts. Browsers hide the attribute, but scripts may read the property. */
const documentNonce = (): string => document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? ''

// The scroll lock under dialogs looks for its nonce here.
if (typeof document !== 'undefined') Object.assign(globalThis, { __webpack_nonce__: documentNonce() })
