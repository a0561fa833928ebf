import type { LandingId } from '@nelly/domain/ids'
import { LRUCache } from 'lru-cache'
import type { ChangeListener } from '../../db/change-notifications.ts'
import { type Drawn, type KeptPage, keptPage, smallestPage } from './kept-page.ts'

/** Found so often, a page is worth the time that the best compression takes. */
const POPULAR = 10

/** A drawing under way. It is told which landing it stands on as soon as that is known. */
export interface Drawing {
  landing: LandingId | undefined
}

/** What came of drawing: a page for everyone, or an answer for who asked alone. */
export type Outcome<Answer> = { drawn: Drawn } | { answer: Answer }
export type Sent<Answer> = { page: KeptPage } | { answer: Answer }

interface UnderWay extends Drawing {
  /** Whether nothing it may depend on has changed since it began. */
  holds: boolean
  page: Promise<KeptPage | undefined>
}

/** Drawn pages, kept until their landing changes or the memory is wanted for others. */
export interface PageCache {
  /** The page at this address, if it is kept and still holds. */
  find(address: string): KeptPage | undefined
  /** The same, drawn first where it is not kept: once, however many ask meanwhile. */
  page<Answer>(address: string, draw: (drawing: Drawing) => Promise<Outcome<Answer>>): Promise<Sent<Answer>>
  /** What it has done, and what it holds. */
  readonly counts: { hits: number; drawn: number; changes: number }
  readonly size: { readonly pages: number; readonly bytes: number }
  readonly isOpen: boolean
}

/** A cache of at most so many bytes that hears the news of landings; it keeps nothing while it would not hear of a change. */
export function pageCache(maxSize: number, now: () => Date): { cache: PageCache; listener: ChangeListener } {
  const addresses = new Map<LandingId, Set<string>>()
  const pages =
    maxSize > 0
      ? new LRUCache<string, KeptPage>({
          maxSize,
          sizeCalculation: ({ bytes }) => bytes,
          dispose: ({ landing }, address, reason) => {
            if (reason !== 'set') forget(landing, address)
          },
        })
      : undefined
  const underWay = new Map<string, UnderWay>()
  const counts = { hits: 0, drawn: 0, changes: 0 }
  let isOpen = false
  let improving: Promise<void> = Promise.resolve()

  const forget = (landing: LandingId, address: string) => {
    const known = addresses.get(landing)
    known?.delete(address)
    if (known?.size === 0) addresses.delete(landing)
  }

  const store = (address: string, page: KeptPage) => {
    const known = addresses.get(page.landing) ?? new Set()
    addresses.set(page.landing, known.add(address))
    pages?.set(address, page)
  }

  /** One page after another is made as small as it gets, unless it has changed before its turn. */
  const improve = (address: string, page: KeptPage) => {
    const isKept = () => pages?.peek(address) === page
    improving = improving.then(async () => {
      if (!isKept()) return
      const smaller = await smallestPage(page)
      if (isKept()) store(address, smaller)
    })
  }

  const find = (address: string) => {
    const page = pages?.get(address)
    if (page === undefined) return undefined
    const at = now().getTime()
    if (at < page.from || page.until <= at) return undefined
    page.found += 1
    if (page.found === POPULAR && !page.isSmallest) improve(address, page)
    return page
  }

  /** What began before a change must not be taken for what came after it, by nobody who asks from now on. */
  const giveUp = (concerns: (drawing: Drawing) => boolean) => {
    for (const [address, drawing] of underWay) {
      if (!concerns(drawing)) continue
      drawing.holds = false
      underWay.delete(address)
    }
  }

  const begin = async <Answer>(
    address: string,
    draw: (drawing: Drawing) => Promise<Outcome<Answer>>,
  ): Promise<Sent<Answer>> => {
    const { promise, resolve, reject } = Promise.withResolvers<KeptPage | undefined>()
    // Whoever waits hears of it; where nobody does, who began hears of it.
    promise.catch(() => {})
    const drawing: UnderWay = { landing: undefined, holds: true, page: promise }
    underWay.set(address, drawing)
    try {
      const outcome = await draw(drawing)
      if ('answer' in outcome) {
        resolve(undefined)
        return outcome
      }
      const page = keptPage(outcome.drawn)
      counts.drawn += 1
      if (drawing.holds) store(address, page)
      resolve(page)
      return { page }
    } catch (error) {
      reject(error)
      throw error
    } finally {
      if (underWay.get(address) === drawing) underWay.delete(address)
    }
  }

  const alone = async <Answer>(
    draw: (drawing: Drawing) => Promise<Outcome<Answer>>,
  ): Promise<Sent<Answer>> => {
    const outcome = await draw({ landing: undefined })
    return 'answer' in outcome ? outcome : { page: keptPage(outcome.drawn) }
  }

  const cache: PageCache = {
    find,
    counts,
    get size() {
      return { pages: pages?.size ?? 0, bytes: pages?.calculatedSize ?? 0 }
    },
    get isOpen() {
      return isOpen
    },
    async page(address, draw) {
      if (!isOpen) return alone(draw)
      const kept = find(address)
      if (kept) {
        counts.hits += 1
        return { page: kept }
      }
      const drawing = underWay.get(address)
      if (!drawing) return begin(address, draw)
      const page = await drawing.page
      return page ? { page } : alone(draw)
    },
  }
  return {
    cache,
    listener: {
      onChange(landing) {
        counts.changes += 1
        for (const address of addresses.get(landing) ?? []) pages?.delete(address)
        giveUp((drawing) => drawing.landing === undefined || drawing.landing === landing)
      },
      onConnected() {
        isOpen = pages !== undefined
      },
      onDisconnected() {
        isOpen = false
        pages?.clear()
        giveUp(() => true)
      },
    },
  }
}
