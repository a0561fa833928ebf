import * as calls from '@nelly/contract/specified/vehicles'
import { duplicateVehicle as duplicateVehicleCall } from '@nelly/contract/vehicles/duplicate-vehicle'
import { ok, refuse } from '@nelly/domain/result'
import type { FastifyInstance } from 'fastify'
import { serveCall } from '../../platform/http/serve-call.ts'
import { successAnswer } from '../../platform/http/success-answer.ts'
import type { Parts } from '../../platform/parts.ts'
import { createVehicle } from './create-vehicle.ts'
import { deleteVehicle } from './delete-vehicle.ts'
import { duplicateVehicle } from './duplicate-vehicle.ts'
import { missing, updateVehicle } from './update-vehicle.ts'
import { vehicleAnswerOf, vehicleAnswersOf } from './vehicle-answers.ts'
import { imagesAmong } from './vehicle-pictures.ts'
import { vehiclesOf } from './vehicle-store.ts'
import type { OwnVehicle } from './whole-vehicles.ts'

/** The calls with which owners manage their vehicles. */
export function vehiclesRoutes(app: FastifyInstance, parts: Parts): void {
  const { db, now } = parts
  const answerOf = (vehicle: OwnVehicle, tx = db) => vehicleAnswerOf(tx, vehicle, now())

  serveCall(app, calls.createVehicle, ({ body, principal, uploads, respond }) =>
    createVehicle(parts, principal, body, imagesAmong(uploads), respond(answerOf)),
  )

  serveCall(app, calls.listVehicles, async ({ params, principal }) => {
    const landing = await vehiclesOf(principal.account, db).landing(params.landingId)
    return landing ? ok(await vehicleAnswersOf(db, params.landingId, now())) : refuse('landing-not-found')
  })

  serveCall(app, calls.readVehicle, async ({ params, principal }) => {
    const which = { ...principal, landing: params.landingId, vehicle: params.vehicleId }
    const vehicle = await vehiclesOf(principal.account, db).find(which.landing, which.vehicle)
    return vehicle ? ok(await answerOf(vehicle)) : missing(db, which)
  })

  serveCall(app, calls.updateVehicle, ({ params, body, principal, uploads }) => {
    const which = { ...principal, landing: params.landingId, vehicle: params.vehicleId }
    return updateVehicle(parts, which, { changes: body, images: imagesAmong(uploads), answer: answerOf })
  })

  serveCall(app, duplicateVehicleCall, ({ params, body, principal, respond }) => {
    const which = { ...principal, landing: params.landingId, vehicle: params.vehicleId }
    return duplicateVehicle(parts, which, body, respond(answerOf))
  })

  serveCall(app, calls.deleteVehicle, async ({ params, principal, reply }) => {
    const which = { ...principal, landing: params.landingId, vehicle: params.vehicleId }
    return (await deleteVehicle(parts, which))
      ? ok(successAnswer(reply, 'vehicle-deleted'))
      : missing(db, which)
  })

  serveCall(app, calls.deleteVehicleById, async ({ params, principal, reply }) => {
    const landing = await vehiclesOf(principal.account, db).landingOf(params.vehicleId)
    const which = landing && { ...principal, landing, vehicle: params.vehicleId }
    const deleted = which && (await deleteVehicle(parts, which))
    return deleted ? ok(successAnswer(reply, 'vehicle-deleted')) : refuse('vehicle-not-found')
  })
}
