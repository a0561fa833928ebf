/** What a mail holds apart from whom it goes to. */
export interface MailContent {
  subject: string
  text: string
  html: string
  /** Whom an answer reaches. */
  replyTo?: { name: string; address: string }
  attachments: MailAttachment[]
}

/** A file of a mail. */
export interface MailAttachment {
  filename: string
  /** Such as `text/calendar; charset=utf-8; method=PUBLISH`. */
  contentType: string
  content: string
}
