declare const brand: unique symbol

/**
 * A branded type: a plain value whose meaning is in its type, so that cents are never mixed up with days. No cost at
 * run time.
 */
export type Branded<Value, Name extends string> = Value & { readonly [brand]: Name }
