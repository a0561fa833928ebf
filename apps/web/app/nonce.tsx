import { createContext, useContext } from 'react'

const Nonce = createContext('')

export const NonceProvider = Nonce.Provider

/** The nonce of this page's own scripts; empty in the browser, which hides it from scripts. */
export const useNonce = (): string => useContext(Nonce)
