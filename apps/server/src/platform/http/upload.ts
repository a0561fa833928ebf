/** An uploaded file of a call, in a temporary file that is removed with the response. */
export interface Upload {
  /** The form field, without its index: `images[0]` and `images` are both `images`. */
  field: string
  /** The path of the temporary file. */
  path: string
  /** Its size in bytes. */
  size: number
}

/** A file as a form brought it. */
export interface ReceivedUpload extends Upload {
  /** SHA-256 of its bytes, as hexadecimal digits. */
  sha256: string
}
