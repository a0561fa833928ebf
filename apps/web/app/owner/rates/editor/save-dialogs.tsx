import { Button } from '@mantine/core'
import { EditConflicts } from '../../forms/edit/edit-conflicts.tsx'
import { BusyButton } from '../../ui/busy-button.tsx'
import { DialogButtons } from '../../ui/dialog-buttons.tsx'
import { TitledDialog } from '../../ui/titled-dialog.tsx'
import { useWords } from '../../words/use-words.ts'
import type { PricedRates } from './merge-rates.ts'
import { useChangeWords } from './use-change-words.ts'
import type { RatesEditing } from './use-rates-editor.ts'

/** What is asked before rates are saved: whether the changes are right, and which of two changes holds. */
export function SaveDialogs({ editor }: { editor: RatesEditing }) {
  const t = useWords('rates')
  const common = useWords('common')
  const changes = useChangeWords()
  const { question, stored, mine } = editor
  const isAsked = question?.kind === 'changes'
  const words = isAsked ? changes(stored, mine) : []
  return (
    <>
      <TitledDialog opened={isAsked} onClose={editor.dismiss} title={t('save.title')}>
        {isAsked && question.isMerged && <p className="spaced">{t('save.merged')}</p>}
        {words.length === 0 ? (
          <p className="spaced">{t('save.nothing')}</p>
        ) : (
          <ul className="bullets spaced">
            {words.map((change) => (
              <li key={change}>{change}</li>
            ))}
          </ul>
        )}
        <DialogButtons>
          <Button variant="default" onClick={editor.dismiss}>
            {common('cancel')}
          </Button>
          <BusyButton busy={editor.saving} disabled={words.length === 0} onClick={editor.save}>
            {common('save')}
          </BusyButton>
        </DialogButtons>
      </TitledDialog>
      <Conflicts editor={editor} />
    </>
  )
}

/** The parts that others changed meanwhile too, with what either of them changed in words. */
function Conflicts({ editor: { question, decide, dismiss } }: { editor: RatesEditing }) {
  const labels = useWords('rateLabels')
  const changes = useChangeWords()
  if (question?.kind !== 'conflicts') return null
  const { base, mine, theirs, conflicts } = question.met
  return (
    <EditConflicts<PricedRates>
      edit={{ conflict: { fields: conflicts, mine, theirs }, decide, keepEditing: dismiss }}
      label={(part) => labels(`parts.${part}`)}
      shown={(part, side) => (
        <ul className="bullets">
          {changes(base, { ...base, [part]: side[part] }).map((change) => (
            <li key={change}>{change}</li>
          ))}
        </ul>
      )}
    />
  )
}
