import { Button } from '@mantine/core'
import type { Rates } from '@nelly/domain/rates/rates'
import { ConflictDialog } from '../../forms/conflicts/conflict-dialog.tsx'
import { BusyButton } from '../../ui/busy-button.tsx'
import { DialogButtons } from '../../ui/dialog-buttons.tsx'
import { TitledDialog } from '../../ui/titled-dialog.tsx'
import { useWords } from '../../words/use-words.ts'
import css from './editor.module.css'
import { useChangeWords } from './use-change-words.ts'
import type { RatesEditing } from './use-rates-editor.ts'

/** What is asked before rates are saved: whether the changes are right, and which of two changes holds. */
export function SaveDialogs({ editor }: { editor: RatesEditing }) {
  const say = useWords('rates')
  const common = useWords('common')
  const changes = useChangeWords()
  const { question, base, work } = editor
  const isAsked = question?.kind === 'changes'
  const words = isAsked ? changes(base.rates, work) : []
  return (
    <>
      <TitledDialog opened={isAsked} onClose={editor.dismiss} title={say('save.title')}>
        {isAsked && question.isMerged && <p>{say('save.merged')}</p>}
        {words.length === 0 ? (
          <p>{say('save.nothing')}</p>
        ) : (
          <ul className={css.changes}>
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
function Conflicts({ editor: { question, base, work, decide, dismiss } }: { editor: RatesEditing }) {
  const say = useWords('rates')
  const changes = useChangeWords()
  const ofPart = (part: keyof Rates, rates: Rates) => (
    <ul className={css.list}>
      {changes(base.rates, { ...work, basePrices: {}, rates: { ...base.rates, [part]: rates[part] } }).map(
        (change) => (
          <li key={change}>{change}</li>
        ),
      )}
    </ul>
  )
  const rows =
    question?.kind === 'conflicts'
      ? question.merged.conflicts.map((part) => ({
          field: part,
          label: say(`parts.${part}`),
          mine: ofPart(part, work.rates),
          theirs: ofPart(part, question.theirs.rates),
        }))
      : []
  return <ConflictDialog rows={rows} onDecide={decide} onCancel={dismiss} />
}
