import { storedSession } from './session-storage.ts'

/** Who is signed in; 0 where nobody is, whom the server refuses. */
export const ownerId = (): number => storedSession()?.ownerId ?? 0
