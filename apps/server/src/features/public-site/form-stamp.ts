import { createHmac, timingSafeEqual } from 'node:crypto'

/** The stamp of a booking form with this key: the time it was rendered, signed with a server secret. */
export function stampForm(secret: string, key: string, drawnAt: Date): string {
  const time = drawnAt.getTime().toString(36)
  return `${time}.${signature(secret, key, time)}`
}

/** When the form with this stamp was rendered; undefined where it is forged, or belongs to another attempt. */
export function readStamp(secret: string, key: string, stamp: string): Date | undefined {
  const [time = '', signed = ''] = stamp.split('.')
  const [given, right] = [Buffer.from(signed), Buffer.from(signature(secret, key, time))]
  const isOurs = given.length === right.length && timingSafeEqual(given, right)
  return isOurs ? new Date(Number.parseInt(time, 36)) : undefined
}

const signature = (secret: string, key: string, time: string): string =>
  createHmac('sha256', secret).update(`${time} ${key}`).digest('base64url')
