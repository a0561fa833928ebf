import { storedSession } from './session-storage.ts'

/** The id of the signed-in owner; 0 without a session, which the server refuses. */
export const ownerId = (): number => storedSession()?.ownerId ?? 0
