import type { FastifyInstance } from 'fastify'
import type { Parts } from '../../parts.ts'

/** The calls of vehicles. */
export function vehiclesRoutes(_app: FastifyInstance, _parts: Parts): void {}
