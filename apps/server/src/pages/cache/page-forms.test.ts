import type { LandingId } from '@nelly/domain/ids'
import { expect, test } from 'vitest'
import { unpacked } from '../compression.ts'
import { type KeptPage, variantOf } from './kept-page.ts'
import { pageCache } from './page-cache.ts'

const HTML = '<p>a page of many words</p>'.repeat(200)

/** A cache that hears of changes, and how to have a page drawn for it, and to find that so many times. */
function openCache() {
  const { cache, listener } = pageCache(1024 * 1024, () => new Date(1))
  listener.onConnected()
  const about = { landing: 1 as LandingId, from: 0, until: 2, headers: {}, common: {} }
  const draw = async (address: string): Promise<KeptPage> => {
    const sent = await cache.page(address, async () => ({ drawn: { ...about, html: Buffer.from(HTML) } }))
    if (!('page' in sent)) throw new Error('no page was drawn')
    return sent.page
  }
  const find = (address: string, times: number) => {
    for (let time = 0; time < times; time++) cache.find(address)
  }
  return { cache, draw, find }
}

const formsOf = (page: KeptPage | undefined): string[] => Object.keys(page?.variants ?? {}).sort()

test('who first asks for a page waits for the form they want, and for no other', async () => {
  const page = await openCache().draw('/sun-cars')
  expect(formsOf(page)).toEqual([])
  await variantOf(page, 'gzip')
  expect(formsOf(page)).toEqual(['gzip'])
})

test('another form is made for who asks for it, once, out of the one that is there', async () => {
  const page = await openCache().draw('/sun-cars')
  await variantOf(page, 'zstd')
  expect(page.html).toBeUndefined()
  const other = await variantOf(page, 'br')
  expect(unpacked(Buffer.from(other.text, 'latin1'), 'br').toString()).toBe(HTML)
  expect(formsOf(page)).toEqual(['br', 'zstd'])
  expect(await variantOf(page, 'br')).toBe(other)
})

test('a page that was found ten times is there in all forms, one found nine times as it was asked for', async () => {
  const { cache, draw, find } = openCache()
  const [seldom, often] = [await draw('/moon-cars'), await draw('/sun-cars')]
  await Promise.all([variantOf(seldom, 'br'), variantOf(often, 'br')])
  const bytes = cache.size.bytes
  find('/moon-cars', 9)
  find('/sun-cars', 10)
  await expect.poll(() => cache.size.bytes).not.toBe(bytes)
  expect(formsOf(cache.find('/sun-cars'))).toEqual(['br', 'gzip', 'identity', 'zstd'])
  expect(formsOf(cache.find('/moon-cars'))).toEqual(['br'])
})
