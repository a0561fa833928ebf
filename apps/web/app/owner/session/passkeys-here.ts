const NUMERIC_HOST = /^[\d.]+$|^\[/

/** Whether this browser has passkeys here: on pages over HTTPS, or of `localhost`, but not of a bare IP address. */
export const hasPasskeys = (): boolean =>
  'PublicKeyCredential' in window && !NUMERIC_HOST.test(window.location.hostname)

/** Whether somebody closed the device's question, or it found no passkey: which of both, it does not tell. */
export const isDeclined = (problem: unknown): boolean =>
  problem instanceof Error && (problem.name === 'NotAllowedError' || problem.name === 'AbortError')
