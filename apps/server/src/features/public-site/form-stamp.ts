import { createHmac, timingSafeEqual } from 'node:crypto'

/** Written into the form of an attempt at a booking, which has this key: when it was drawn, signed with a secret of ours. */
export function stampForm(secret: string, key: string, drawnAt: Date): string {
  const time = drawnAt.getTime().toString(36)
  return `${time}.${signature(secret, key, time)}`
}

/** When the form with this stamp was drawn; undefined where nobody of ours has stamped it, or for another attempt. */
export function readStamp(secret: string, key: string, stamp: string): Date | undefined {
  const [time = '', signed = ''] = stamp.split('.')
  const [given, right] = [Buffer.from(signed), Buffer.from(signature(secret, key, time))]
  const isOurs = given.length === right.length && timingSafeEqual(given, right)
  return isOurs ? new Date(Number.parseInt(time, 36)) : undefined
}

const signature = (secret: string, key: string, time: string): string =>
  createHmac('sha256', secret).update(`${time} ${key}`).digest('base64url')
