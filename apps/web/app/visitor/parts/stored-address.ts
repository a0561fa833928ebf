/** Where a page finds a picture: below `/storage/`, or in the browser itself while it is chosen but not yet stored. */
export const storedAddress = (path: string): string =>
  /^(?:blob|data):/.test(path) ? path : `/storage/${path}`
