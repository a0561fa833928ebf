import type { FastifyInstance } from 'fastify'
import { originOf } from '../../platform/http/origin.ts'
import type { Parts } from '../../platform/parts.ts'
import { ratesReader } from '../inventory/current-rates.ts'
import { catalogueOf } from './catalogue.ts'
import { serveLandingDocument } from './landing-document.ts'
import { offeredVehicles } from './offered-vehicles.ts'

/** The vehicles of a landing for the catalogues of Instagram and WhatsApp, which read it by its address. */
export function catalogueRoutes(app: FastifyInstance, parts: Parts): void {
  const { db, now } = parts
  serveLandingDocument(app, parts, '/:name/catalogue.csv', async (landing, request, reply) => {
    const vehicles = await offeredVehicles(db, landing.id, { instant: now(), ratesOf: ratesReader(db) })
    reply.header('x-robots-tag', 'noindex')
    return { type: 'text/csv', body: catalogueOf(landing, vehicles, originOf(request, parts)) }
  })
}
