import { Button, Checkbox, Stack } from '@mantine/core'
import type { DeskOffer } from '@nelly/contract/reservations/desk-offers'
import { vehiclesWords } from '@nelly/contract/reservations/offered-words'
import type { OpenQuote } from '@nelly/contract/reservations/quotes'
import { formatMoney } from '@nelly/domain/money'
import { useState } from 'react'
import { DialogButtons } from '../ui/dialog-buttons.tsx'
import { DialogForm } from '../ui/dialog-form.tsx'
import { TextToCopy } from '../ui/text-to-copy.tsx'
import { TitledDialog } from '../ui/titled-dialog.tsx'
import { storedLanguage } from '../words/language.ts'
import { useWords } from '../words/use-words.ts'
import { QuoteChat } from './quote-chat.tsx'

/** What is chosen of a quote beside the form of the reservation. */
export interface QuoteChoice {
  readonly vehicles: readonly number[]
  readonly holds: boolean
  readonly notify: boolean
}

interface QuoteDialogProps {
  opened: boolean
  /** What can be offered, and which of it is chosen in the form. */
  offers: readonly DeskOffer[]
  chosen: number | undefined
  /** The vehicles of the form, where it has several that are booked together. */
  together: readonly string[]
  email: string
  /** For how many hours it is valid. */
  hours: number
  pending: boolean
  failure: string | undefined
  /** The quote once it is made. */
  made: OpenQuote | undefined
  onQuote: (choice: QuoteChoice) => void
  onClose: () => void
}

/** Offers somebody one of several vehicles, or several together; once it is made, its link can be sent in other ways too. */
export function QuoteDialog({ opened, made, onClose, ...asked }: QuoteDialogProps) {
  const t = useWords('quotes')
  return (
    <TitledDialog opened={opened} onClose={onClose} title={t(made ? 'made' : 'make')}>
      {made ? <Made quote={made} onClose={onClose} /> : <QuoteForm {...asked} onClose={onClose} />}
    </TitledDialog>
  )
}

function QuoteForm({
  offers,
  chosen,
  together,
  email,
  hours,
  pending,
  failure,
  onQuote,
  onClose,
}: Omit<QuoteDialogProps, 'opened' | 'made'>) {
  const t = useWords('quotes')
  const [vehicles, setVehicles] = useState<readonly number[]>(chosen === undefined ? [] : [chosen])
  const language = storedLanguage()
  const [holds, setHolds] = useState(false)
  const [notify, setNotify] = useState(true)
  return (
    <DialogForm
      isChanged={false}
      isSteady={false}
      failure={failure}
      submit={t('submit')}
      pending={pending}
      disabled={vehicles.length === 0}
      onSubmit={() => onQuote({ vehicles, holds, notify: notify && email !== '' })}
      onCancel={onClose}
    >
      <p className="soft">{t('valid', { hours })}</p>
      {together.length > 0 ? (
        <p>{t('together', { vehicles: vehiclesWords(together, language) })}</p>
      ) : (
        <Checkbox.Group
          label={t('which')}
          value={vehicles.map(String)}
          onChange={(values) => setVehicles(values.map(Number))}
        >
          <Stack gap={8} mt={8}>
            {offers.map(({ vehicleId, vehicleName, total, currency }) => (
              <Checkbox
                key={vehicleId}
                value={String(vehicleId)}
                label={`${vehicleName}${total === null ? '' : ` · ${formatMoney({ minor: total, currency })}`}`}
              />
            ))}
          </Stack>
        </Checkbox.Group>
      )}
      <Checkbox
        label={t('hold')}
        description={t('holdHint')}
        checked={holds}
        onChange={({ currentTarget }) => setHolds(currentTarget.checked)}
      />
      {email !== '' && (
        <Checkbox
          label={t('byMail', { email })}
          checked={notify}
          onChange={({ currentTarget }) => setNotify(currentTarget.checked)}
        />
      )}
    </DialogForm>
  )
}

/** The link of a quote that was just made. */
function Made({ quote, onClose }: { quote: OpenQuote; onClose: () => void }) {
  const t = useWords('quotes')
  return (
    <>
      <Stack gap={16}>
        <p role="status">{t('madeHint')}</p>
        <TextToCopy label={t('link')} text={quote.url} variant="default" />
        <QuoteChat quote={quote} />
      </Stack>
      <DialogButtons>
        <Button onClick={onClose}>{t('done')}</Button>
      </DialogButtons>
    </>
  )
}
