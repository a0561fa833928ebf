/** The address of a stored file. */
export const storedUrl = (path: string): string => (/^(\/|https?:)/.test(path) ? path : `/storage/${path}`)
