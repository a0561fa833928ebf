import { Button } from '@mantine/core'
import type { ImportedRates } from '@nelly/contract/rates/calls'
import { DialogButtons } from '../../ui/dialog-buttons.tsx'
import { TitledDialog } from '../../ui/titled-dialog.tsx'
import { useToasts } from '../../ui/use-toasts.ts'
import { useWords } from '../../words/use-words.ts'
import { pricesOf } from '../editor/base-prices.ts'
import { useRates } from '../editor/rates-context.ts'
import { useChangeWords } from '../editor/use-change-words.ts'
import { withImported } from './with-imported.ts'

interface ImportDialogProps {
  /** The name of the file. */
  name: string
  /** What it holds; without it the dialog is closed. */
  read: ImportedRates | undefined
  onClose: () => void
}

/** Tells what a file changes and what of it is left out, before it becomes the unsaved rates. */
export function ImportDialog({ name, read, onClose }: ImportDialogProps) {
  const t = useWords('rates')
  return (
    <TitledDialog opened={read !== undefined} onClose={onClose} title={t('file.previewTitle', { name })}>
      {read && <Preview read={read} onClose={onClose} />}
    </TitledDialog>
  )
}

function Preview({ read, onClose }: { read: ImportedRates; onClose: () => void }) {
  const t = useWords('rates')
  const common = useWords('common')
  const toasts = useToasts()
  const { rates, vehicles, work, editWork } = useRates()
  const basePrices = pricesOf(vehicles)
  const next = withImported(work, read.rates)
  const changes = useChangeWords()(
    { ...rates, basePrices },
    { ...next.rates, basePrices: { ...basePrices, ...next.basePrices } },
  )
  const use = () => {
    editWork((now) => withImported(now, read.rates))
    toasts.done(t('file.used'))
    onClose()
  }
  return (
    <>
      <p className="spaced">{t('file.preview')}</p>
      {read.rates.currency !== rates.currency && (
        <p className="spaced">{t('file.otherCurrency', { currency: read.rates.currency })}</p>
      )}
      {read.unmatched.length > 0 && (
        <>
          <p className="spaced">{t('file.unmatched')}</p>
          <ul className="bullets spaced">
            {read.unmatched.map(({ kind, id, name }) => (
              <li key={`${kind} ${id}`}>{t(`file.${kind}`, { name })}</li>
            ))}
          </ul>
        </>
      )}
      <p className="spaced">{changes.length === 0 ? t('file.same') : t('file.changes')}</p>
      <ul className="bullets spaced">
        {changes.map((change) => (
          <li key={change}>{change}</li>
        ))}
      </ul>
      <DialogButtons>
        <Button variant="default" onClick={onClose}>
          {common('cancel')}
        </Button>
        <Button disabled={changes.length === 0} onClick={use}>
          {t('file.use')}
        </Button>
      </DialogButtons>
    </>
  )
}
