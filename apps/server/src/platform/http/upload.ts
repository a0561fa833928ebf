/** A file that came with a call, in a temporary file that vanishes with the answer. */
export interface Upload {
  /** The form field, without its index: `images[0]` and `images` are both `images`. */
  field: string
  /** Where it lies meanwhile. */
  path: string
  /** Its size in bytes. */
  size: number
}

/** A file as a form brought it. */
export interface ReceivedUpload extends Upload {
  /** SHA-256 of its bytes, as hexadecimal digits. */
  sha256: string
}
