import type { Files } from './request-parts.ts'

/** A call that creates something, with all that it sends. */
export interface Creation {
  address: string
  body: unknown
  files: Files | undefined
}

/** Longer than anybody goes on trying; whoever creates the same later means another one. */
const KEEP_MS = 5 * 60_000

/** Keys of creations that have not succeeded yet and when each was first used, by what was sent. */
const pending = new Map<string, { key: string; at: number }>()

/**
 * Sends a creation with a key of 128 random bits (decision 0060). Until it has succeeded, for five minutes, the same creation is sent with
 * the same key: an answer may have got lost. After that, or where the server knows something else by the key, the next one gets another.
 */
export async function withIdempotencyKey<Answer extends { status: number }>(
  creation: Creation,
  send: (key: string) => Promise<Answer>,
): Promise<Answer> {
  const sent = JSON.stringify(creation, describeFile)
  const now = Date.now()
  const earlier = pending.get(sent)
  const attempt = earlier && now - earlier.at < KEEP_MS ? earlier : { key: randomKey(), at: now }
  pending.set(sent, attempt)
  const answer = await send(attempt.key)
  if (answer.status < 400 || answer.status === 409) pending.delete(sent)
  return answer
}

/** A file's properties without its contents. */
const describeFile = (_name: string, value: unknown) =>
  value instanceof File ? [value.name, value.size, value.lastModified] : value

const randomKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )
