/** The nonce of this document's scripts. Browsers hide the attribute, but scripts may read the property. */
export const documentNonce = (): string =>
  document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? ''

// The scroll lock under dialogs looks for its nonce here.
if (typeof document !== 'undefined') Object.assign(globalThis, { __webpack_nonce__: documentNonce() })
