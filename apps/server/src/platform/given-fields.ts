/** The fields of an edit that say something: none is undefined. */
export const givenFields = <E extends object>(
  edit: E,
): { [Field in keyof E]?: Exclude<E[Field], undefined> } =>
  Object.fromEntries(Object.entries(edit).filter(([, value]) => value !== undefined)) as {
    [Field in keyof E]?: Exclude<E[Field], undefined>
  }
