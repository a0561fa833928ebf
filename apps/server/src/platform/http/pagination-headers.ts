import { PAGE_SIZE } from '@nelly/contract/page-size'
import type { FastifyReply } from 'fastify'

/** A page of a list: its number from 1, and its size. */
export interface Page {
  number: number
  size: number
}

/**
 * Adds the headers of a page of a list: the total number (`X-Total-Count`) and the addresses of the other pages
 * (`Link`, RFC 8288): the same address with another `page`.
 */
export function setPaginationHeaders(reply: FastifyReply, origin: string, page: Page, total: number): void {
  const last = Math.max(1, Math.ceil(total / page.size))
  reply.header('x-total-count', total)
  setLinks(reply, origin, page, { next: page.number < last, last })
}

/** The same for a list that is too long to be counted: without the total number and the last page. */
export function setUncountedHeaders(reply: FastifyReply, origin: string, page: Page, hasNext: boolean): void {
  setLinks(reply, origin, page, { next: hasNext, last: undefined })
}

function setLinks(
  reply: FastifyReply,
  origin: string,
  { number, size }: Page,
  { next, last }: { next: boolean; last: number | undefined },
): void {
  const at = (page: number): string => {
    const url = new URL(`${origin}${reply.request.url}`)
    url.searchParams.set('page', String(page))
    url.searchParams.set(PAGE_SIZE, String(size))
    return url.href
  }
  const before = Math.min(number - 1, last ?? number)
  const links = [
    ['first', 1],
    ...(before >= 1 ? [['prev', before] as const] : []),
    ...(next ? [['next', number + 1] as const] : []),
    ...(last === undefined ? [] : [['last', last] as const]),
  ] as const
  reply.header('link', links.map(([relation, page]) => `<${at(page)}>; rel="${relation}"`).join(', '))
}
