/** The format of our paths: folders and a name in lower-case letters, digits and hyphens, one dot, an extension. */
export const STORED_PATH = /^(?:[a-z0-9-]+\/)+[a-z0-9-]+\.([a-z0-9]+)$/
