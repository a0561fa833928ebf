import { z } from 'zod'
import { messageAnswer } from '../answers.ts'
import { rootCall } from '../call.ts'
import { answerOf, renameFields } from '../names.ts'
import { idAnswer, name, optionalText, specialFeatureId, text } from '../wire.ts'

export const MAX_FEATURE_NAME = 60
export const MAX_FEATURE_DESCRIPTION = 255
/** The most features that one call attaches. */
const MAX_ATTACHED = 40

/** A feature of an owner's catalogue; without a description where it was made by its name alone. */
export const specialFeatureAnswer = z
  .object({ id: idAnswer, name: z.string(), description: z.string() })
  .meta({ id: 'SpecialFeature' })
export type SpecialFeatureAnswer = z.infer<typeof specialFeatureAnswer>

export const toSpecialFeatureAnswer = (feature: SpecialFeatureAnswer) =>
  answerOf(specialFeatureAnswer, {}, feature)

export const listSpecialFeatures = rootCall({
  method: 'GET',
  url: '/special-features',
  summary: "List the owner's special features",
  description: "They can be attached to any of the owner's vehicles.",
  answer: z.array(specialFeatureAnswer),
})

export const addSpecialFeature = rootCall({
  method: 'POST',
  url: '/special-features',
  idempotencyKey: true,
  summary: "Add a special feature to the owner's catalogue",
  description: '`value` is accepted as `description`. No two features have the same name, in any case.',
  body: z.preprocess(
    valueAsDescription,
    z.object({
      name: name(MAX_FEATURE_NAME, 'feature-incomplete'),
      description: text(MAX_FEATURE_DESCRIPTION, 'feature-incomplete'),
    }),
  ),
  refusals: ['name-taken'],
  status: 201,
  answer: specialFeatureAnswer.extend(messageAnswer.shape).meta({ id: 'AddedSpecialFeature' }),
})
export type NewSpecialFeature = z.output<typeof addSpecialFeature.body>

function valueAsDescription(body: unknown): unknown {
  return typeof body === 'object' && body !== null && 'value' in body && !('description' in body)
    ? { ...body, description: body.value }
    : body
}

export const deleteSpecialFeature = rootCall({
  method: 'DELETE',
  url: '/special-features/:featureId',
  summary: 'Delete a special feature',
  description: 'It is removed from every vehicle.',
  refusals: ['special-feature-not-found'],
  answer: messageAnswer,
})

/** A vehicle's features after something was attached to it. */
const attachedAnswer = messageAnswer
  .extend({ special_features: z.array(specialFeatureAnswer) })
  .meta({ id: 'AttachedSpecialFeatures' })

/** All that a vehicle has once something was attached to it, with what is said of that. */
export const toAttachedAnswer = (
  features: readonly SpecialFeatureAnswer[],
  answer: z.infer<typeof messageAnswer>,
): z.infer<typeof attachedAnswer> => ({ ...answer, special_features: features.map(toSpecialFeatureAnswer) })

export const attachSpecialFeature = rootCall({
  method: 'POST',
  url: '/vehicles/:vehicleId/special-features',
  summary: 'Attach a special feature to a vehicle',
  description: 'Returns all features that the vehicle has now. A `name` beside the id is ignored.',
  body: renameFields(z.object({ special_feature_id: specialFeatureId }), { special_feature_id: 'featureId' }),
  refusals: ['vehicle-not-found', 'special-feature-not-found'],
  status: 201,
  answer: attachedAnswer,
})

export const attachSpecialFeaturesByName = rootCall({
  method: 'POST',
  url: '/special-feature/:vehicleId',
  summary: 'Attach special features to a vehicle by name',
  description:
    'What the catalogue does not have yet is added to it, with its `description` if one is given. Answers all that the vehicle has by now.',
  body: z.object({
    features: z
      .array(
        z.object({
          name: name(MAX_FEATURE_NAME, 'feature-incomplete'),
          description: optionalText(MAX_FEATURE_DESCRIPTION),
        }),
      )
      .min(1)
      .max(MAX_ATTACHED),
  }),
  refusals: ['vehicle-not-found'],
  status: 201,
  answer: attachedAnswer,
})

export const readPublicSpecialFeatures = rootCall({
  method: 'GET',
  url: '/vehicle/:vehicleId/special-features-public',
  access: 'public',
  summary: 'List the special features of a vehicle on a published landing',
  description: 'The features that its owner attached.',
  refusals: ['vehicle-not-found'],
  answer: z.object({ specialFeatures: z.array(specialFeatureAnswer) }).meta({ id: 'PublicSpecialFeatures' }),
})
