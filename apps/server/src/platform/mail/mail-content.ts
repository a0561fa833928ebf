/** The contents of a mail without its recipient. */
export interface MailContent {
  /** The name of the sender, beside the address of all mails; by default that address's own name. */
  fromName?: string
  subject: string
  text: string
  html: string
  /** The address for replies. */
  replyTo?: MailAddress
  attachments: MailAttachment[]
}

/** An address with a display name. */
export interface MailAddress {
  name: string
  address: string
}

/** A file of a mail. */
export interface MailAttachment {
  filename: string
  /** Such as `text/calendar; charset=utf-8; method=PUBLISH`. */
  contentType: string
  content: string
  /** How a file that is no text is written in `content`. */
  encoding?: 'base64'
}
