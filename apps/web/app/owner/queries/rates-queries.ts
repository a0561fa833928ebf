import { ratesRoute } from '@nelly/contract/calls/routes'
import { formQuery } from '../session/call-query.ts'

/** The newest rates of a landing, always fetched: an editor is opened with them, and not changed by them. */
export const ratesQuery = (landingId: number) =>
  formQuery(['rates', landingId], ratesRoute, { params: { landingId } })
