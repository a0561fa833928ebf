import { listMessages, prepareMessage } from '@nelly/contract/messaging/prepared-messages'
import type { ReservationId } from '@nelly/domain/ids'
import type { MessageKind } from '@nelly/domain/messaging/prepared-message'
import { useQuery } from '@tanstack/react-query'
import { useAction } from '../mutations/use-action.ts'
import { callApi } from '../session/call.ts'
import { callQuery } from '../session/call-query.ts'
import { BusyButton } from '../ui/busy-button.tsx'
import { ChatButton } from '../ui/chat-button.tsx'
import { NotLoaded } from '../ui/not-loaded.tsx'
import { useWords } from '../words/use-words.ts'
import css from './messages.module.css'

interface PreparedMessagesProps {
  reservationId: number
  /** Those that fit where it is shown; all without it. */
  kinds?: readonly MessageKind[]
}

/** Messages for a customer: what can be prepared, why others can't, and the one that was, to be opened in WhatsApp. */
export function PreparedMessages({ reservationId, kinds }: PreparedMessagesProps) {
  const t = useWords('messages')
  const params = { reservationId: reservationId as ReservationId }
  const query = useQuery(callQuery(['reservations', 'messages', reservationId], listMessages, { params }))
  const preparing = useAction({
    runAgain: 'after-double-click',
    run: (kind: MessageKind) => callApi(prepareMessage, { params, body: { kind } }),
    subject: 'reservations',
    failed: t('prepareFailed'),
  })
  if (!query.data) return query.isError ? <NotLoaded query={query} /> : null
  const shown = query.data.messages.filter(({ kind }) => kinds?.includes(kind) ?? true)
  const refused = Map.groupBy(
    shown.filter(({ refusal }) => refusal !== null),
    ({ refusal }) => refusal,
  )
  const prepared = preparing.data
  return (
    <div className="stack">
      <div className="row">
        {shown
          .filter(({ refusal }) => refusal === null)
          .map(({ kind }) => (
            <BusyButton
              key={kind}
              variant="default"
              busy={preparing.isPending && preparing.variables === kind}
              onClick={() => preparing.mutate(kind)}
            >
              {t(`kinds.${kind}`)}
            </BusyButton>
          ))}
      </div>
      {[...refused].map(
        ([refusal, messages]) =>
          refusal && (
            <p key={refusal} className="muted">
              {messages.length === shown.length
                ? t(`refusals.${refusal}`)
                : `${messages.map(({ kind }) => t(`kinds.${kind}`)).join(', ')}: ${t(`refusals.${refusal}`)}`}
            </p>
          ),
      )}
      {prepared?.whatsapp && (
        <div role="status">
          <p className={css.message}>{prepared.text}</p>
          <ChatButton number={prepared.whatsapp} text={prepared.text} mt={12}>
            {t('open')}
          </ChatButton>
        </div>
      )}
    </div>
  )
}
