declare const brand: unique symbol

/** A plain value that carries its meaning in its type: cents never meet days by accident. Costs nothing at run time. */
export type Branded<Value, Name extends string> = Value & { readonly [brand]: Name }
