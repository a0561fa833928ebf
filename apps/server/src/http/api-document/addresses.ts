import type { Call } from '@nelly/contract/call'

/** Where a call is found in the document, and how its parameters are called there by their own names. */
export interface Address {
  path: string
  parameters: ReadonlyMap<string, string>
}

/**
 * The address of every call below `/api`, with one parameter name per position: OpenAPI takes `/landing/{userId}` and
 * `/landing/{landingId}` for the same path. Where calls call a position differently, it is `id`.
 */
export function addressesOf(calls: readonly Call[]): Map<Call, Address> {
  const namesAt = new Map<string, Set<string>>()
  for (const { url } of calls) {
    for (const { position, parameter } of segmentsOf(url)) {
      if (parameter === undefined) continue
      namesAt.set(position, (namesAt.get(position) ?? new Set()).add(parameter))
    }
  }
  return new Map(calls.map((call) => [call, addressOf(call.url, namesAt)]))
}

function addressOf(url: string, namesAt: ReadonlyMap<string, ReadonlySet<string>>): Address {
  const parameters = new Map<string, string>()
  const path = segmentsOf(url).map(({ segment, position, parameter }) => {
    if (parameter === undefined) return segment
    const names = namesAt.get(position)
    const name = names?.size === 1 ? parameter : 'id'
    const taken = [...parameters.values()].filter((other) => other.replace(/\d+$/, '') === name).length
    const free = taken === 0 ? name : `${name}${taken + 1}`
    parameters.set(parameter, free)
    return `{${free}}`
  })
  return { path: `/api/${path.join('/')}`, parameters }
}

/** Every segment with the position it stands at, in which parameters have no names. */
function segmentsOf(url: string) {
  const segments = url.split('/').slice(1)
  return segments.map((segment, index) => ({
    segment,
    position: segments
      .slice(0, index + 1)
      .map((one) => (one.startsWith(':') ? ':' : one))
      .join('/'),
    parameter: segment.startsWith(':') ? segment.slice(1) : undefined,
  }))
}
