import type { MailAddress } from './mail-content.ts'

const ADDRESS = /^[^\s@<>()[\],;:\\"]+@[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?$/i

/**
 * Parses `Nelly <rent@example.com>`, the name with or without quotes, or an address alone; undefined for anything else.
 */
export function readMailAddress(text: string): MailAddress | undefined {
  const found = /^(?:"?(?<name>[^"<>\p{Cc}]*?)"?\s*<(?<inside>[^<>]*)>|(?<alone>[^<>]*))$/u.exec(text.trim())
  const { name = '', inside, alone } = found?.groups ?? {}
  const address = inside ?? alone ?? ''
  return ADDRESS.test(address) && address.length <= 254 ? { name: name.trim(), address } : undefined
}
