import { LOOK_UP_JOB } from './features/card-payments/begin-attempt.ts'
import { lookUpHandler } from './features/card-payments/look-up.ts'
import { LINK_JOB } from './features/coming-in/ask-for-link.ts'
import { linkHandler } from './features/coming-in/mail-link.ts'
import { FEED_JOB, feedHandler } from './features/feeds/feed-jobs.ts'
import { QUOTE_EXPIRY_JOB, quoteExpiryHandler } from './features/quotes/end-quote.ts'
import { REVIEW_JOB } from './features/reservations/enqueue-review-request.ts'
import { EXPIRY_JOB, expiryHandler } from './features/reservations/expire-request.ts'
import { type MailHandlerParts, mailHandler } from './features/reservations/mail/mail-handler.ts'
import { RECEIPT_JOB, receiptHandler } from './features/reservations/mail/mail-receipt.ts'
import { MAIL_JOB } from './features/reservations/mail/outbox.ts'
import { reviewHandler } from './features/reviews/ask-for-review.ts'
import { PUBLISH_JOB, scheduleHandler } from './features/site/publish-scheduled.ts'
import { PICTURE_JOB, pictureHandler } from './platform/images/picture-handler.ts'
import type { JobHandler } from './platform/jobs/job-handler.ts'
import type { Parts } from './platform/parts.ts'

type HandlerParts = Parts & MailHandlerParts

/** What makes the handler of each kind of job: the kinds that there are. */
const HANDLERS: Readonly<Record<string, (parts: HandlerParts) => JobHandler>> = {
  [MAIL_JOB]: mailHandler,
  [PICTURE_JOB]: pictureHandler,
  [EXPIRY_JOB]: expiryHandler,
  [QUOTE_EXPIRY_JOB]: quoteExpiryHandler,
  [PUBLISH_JOB]: scheduleHandler,
  [FEED_JOB]: feedHandler,
  [LINK_JOB]: linkHandler,
  [REVIEW_JOB]: reviewHandler,
  [LOOK_UP_JOB]: lookUpHandler,
  [RECEIPT_JOB]: receiptHandler,
}

export const JOB_KINDS: ReadonlySet<string> = new Set(Object.keys(HANDLERS))

export const jobHandlers = (parts: HandlerParts): JobHandler[] =>
  Object.values(HANDLERS).map((handlerWith) => handlerWith(parts))
