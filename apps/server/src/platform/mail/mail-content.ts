/** What a mail holds apart from whom it goes to. */
export interface MailContent {
  /** What the sender is called, beside the address that all mails come from; without it, by that address's own name. */
  fromName?: string
  subject: string
  text: string
  html: string
  /** Whom an answer reaches. */
  replyTo?: MailAddress
  attachments: MailAttachment[]
}

/** Somebody's address, with the name that is shown beside it. */
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
}
