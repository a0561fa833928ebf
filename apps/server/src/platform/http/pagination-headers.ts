import { PAGE_SIZE } from '@nelly/contract/reservation-list'
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
export function setPaginationHeaders(
  reply: FastifyReply,
  origin: string,
  { number, size }: Page,
  total: number,
): void {
  const last = Math.max(1, Math.ceil(total / size))
  const at = (page: number): string => {
    const url = new URL(`${origin}${reply.request.url}`)
    url.searchParams.set('page', String(page))
    url.searchParams.set(PAGE_SIZE, String(size))
    return url.href
  }
  const links = [
    ['first', 1],
    ['prev', Math.min(number - 1, last)],
    ['next', number + 1],
    ['last', last],
  ] as const
  const existing = links.filter(([, page]) => page >= 1 && page <= last)
  reply.header('x-total-count', total)
  reply.header('link', existing.map(([relation, page]) => `<${at(page)}>; rel="${relation}"`).join(', '))
}
