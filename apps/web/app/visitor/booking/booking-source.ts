import { SOURCE_FIELDS } from '@nelly/contract/visitor-forms'
import { MAX_SOURCE, type Source } from '@nelly/domain/reservations/source'
import { useLocation } from 'react-router'
import { line } from './line.ts'

const FIELDS = Object.entries(SOURCE_FIELDS) as [keyof Source, string][]

/** Parses where the visitor of an address came from: one bounded line each; what is empty was not said. */
export const readSource = (params: URLSearchParams): Source =>
  Object.fromEntries(
    FIELDS.map(([field, name]) => [field, line(params.get(name) ?? '', MAX_SOURCE)]).filter(
      ([, value]) => value !== '',
    ),
  )

/** A source as parameters of an address. */
export const sourceFields = (source: Source): [string, string][] =>
  FIELDS.flatMap(([field, name]): [string, string][] => {
    const value = source[field]
    return value === undefined ? [] : [[name, value]]
  })

/** A source as the search of an address; empty where it says nothing. */
export function sourceSearch(source: Source): string {
  const params = new URLSearchParams(sourceFields(source))
  return params.size === 0 ? '' : `?${params}`
}

/** The source that the address of this page says, as the search of another. */
export const useSourceSearch = (): string =>
  sourceSearch(readSource(new URLSearchParams(useLocation().search)))
