/** The address of a picture: below `/storage/`, or an object URL while it is chosen but not yet stored. */
export const storedAddress = (path: string): string =>
  /^(?:blob|data):/.test(path) ? path : `/storage/${path}`
