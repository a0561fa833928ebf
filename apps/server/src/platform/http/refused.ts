import type { Refusal } from '@nelly/contract/refusals/refusals'
import type { z } from 'zod'

/** Ends a call early from a hook or a parser, where no `Result` can be returned. */
export class Refused extends Error {
  readonly refusal: Refusal
  readonly field: string | undefined
  constructor(refusal: Refusal, field?: string) {
    super(refusal)
    this.refusal = refusal
    this.field = field
  }
}

/** A body or query that failed its schema. */
export class FieldsInvalid extends Error {
  readonly issues: readonly z.core.$ZodIssue[]
  constructor(issues: readonly z.core.$ZodIssue[]) {
    super('fields-invalid')
    this.issues = issues
  }
}
