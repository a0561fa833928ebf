import * as calls from '@nelly/contract/specified/special-features'
import { ok, refuse } from '@nelly/domain/result'
import type { FastifyInstance } from 'fastify'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { serveCall } from '../../platform/http/serve-call.ts'
import { successAnswer } from '../../platform/http/success-answer.ts'
import type { Parts } from '../../platform/parts.ts'
import { attachByName, attachSpecialFeature } from './attach-special-features.ts'
import { publicFeaturesOf, type SpecialFeature } from './attached-features.ts'
import { specialFeaturesOf } from './special-feature-store.ts'

/** The calls of an owner's special features. */
export function specialFeaturesRoutes(app: FastifyInstance, { db, now }: Parts): void {
  serveCall(app, calls.listSpecialFeatures, async ({ principal }) =>
    ok((await specialFeaturesOf(principal.account, db).list()).map(calls.toSpecialFeatureAnswer)),
  )

  serveCall(app, calls.addSpecialFeature, ({ body, principal, reply, respond }) => {
    const success = successAnswer(reply, 'feature-added')
    const answer = respond((added: SpecialFeature) => ({
      ...calls.toSpecialFeatureAnswer(added),
      ...success,
    }))
    return inTransaction(db, async (tx) => {
      const added = await specialFeaturesOf(principal.account, tx).add(body, now())
      return added ? ok(await answer(tx, added)) : refuse('name-taken')
    })
  })

  serveCall(app, calls.deleteSpecialFeature, async ({ params, principal, reply }) => {
    const removed = await inTransaction(db, (tx) =>
      specialFeaturesOf(principal.account, tx).remove(params.featureId),
    )
    return removed ? ok(successAnswer(reply, 'feature-deleted')) : refuse('special-feature-not-found')
  })

  serveCall(app, calls.attachSpecialFeature, async ({ params, body, principal, reply }) => {
    const attached = await attachSpecialFeature(db, principal, params.vehicleId, body.featureId)
    if (!attached.ok) return attached
    return ok(calls.toAttachedAnswer(attached.value, successAnswer(reply, 'feature-added')))
  })

  serveCall(app, calls.attachSpecialFeaturesByName, async ({ params, body, principal, reply }) => {
    const input = { named: body.features, now: now() }
    const attached = await attachByName(db, principal, params.vehicleId, input)
    if (!attached.ok) return attached
    return ok(calls.toAttachedAnswer(attached.value, successAnswer(reply, 'feature-added')))
  })

  serveCall(app, calls.readPublicSpecialFeatures, async ({ params }) => {
    const features = await publicFeaturesOf(db, params.vehicleId)
    return features
      ? ok({ specialFeatures: features.map(calls.toSpecialFeatureAnswer) })
      : refuse('vehicle-not-found')
  })
}
