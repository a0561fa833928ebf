declare const brand: unique symbol

/**
 * A branded type: a plain value whose meaning is in its type, so that cents are never mixed up with days. No cost at
 * run time.
 */
export type Branded<Value, Name extends string> = Value & { readonly [brand]: Name }

/**
 * The same value without its brands, at every depth, and with any number for one of a few: what a schema can vouch for
 * before the value gets its meaning.
 */
export type Plain<Value> = Value extends number
  ? number
  : Value extends { readonly [brand]: string }
    ? string
    : Value extends readonly (infer One)[]
      ? readonly Plain<One>[]
      : Value extends object
        ? { readonly [Key in keyof Value]: Plain<Value[Key]> }
        : Value
