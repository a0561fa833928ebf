import { Button, Radio, SimpleGrid, Stack } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { DialogButtons } from '../../ui/dialog-buttons.tsx'
import { useWords } from '../../words/use-words.ts'
import css from './conflict-dialog.module.css'

/** A field of which one of two values has to be chosen. */
interface ConflictRow<Field extends string> {
  field: Field
  label: string
  mine: ReactNode
  theirs: ReactNode
}

/** The fields to choose for, and what is done then. */
export interface ConflictDialogProps<Field extends string> {
  /** None closes the dialog. */
  rows: readonly ConflictRow<Field>[]
  /** Called with the fields in which the other value was chosen. */
  onDecide: (taken: ReadonlySet<Field>) => void
  onCancel: () => void
}

/** The two values of each conflicting field, to choose from. */
export function ConflictChoices({ rows, onDecide, onCancel }: ConflictDialogProps<string>) {
  const t = useWords('conflicts')
  const [taken, setTaken] = useState<ReadonlySet<string>>(new Set())
  const choose = (field: string, takes: boolean) => {
    const others = [...taken].filter((one) => one !== field)
    setTaken(new Set(takes ? [...others, field] : others))
  }
  return (
    <>
      <p>{t('lead')}</p>
      <Stack gap="lg" my="md">
        {rows.map(({ field, label, mine, theirs }) => (
          <Radio.Group
            key={field}
            label={label}
            value={taken.has(field) ? 'theirs' : 'mine'}
            onChange={(value) => choose(field, value === 'theirs')}
          >
            <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm" mt={6}>
              <Choice value="mine" label={t('mine')} shown={mine} />
              <Choice value="theirs" label={t('theirs')} shown={theirs} />
            </SimpleGrid>
          </Radio.Group>
        ))}
      </Stack>
      <DialogButtons>
        <Button variant="default" onClick={onCancel}>
          {t('cancel')}
        </Button>
        <Button onClick={() => onDecide(taken)}>{t('save')}</Button>
      </DialogButtons>
    </>
  )
}

interface ChoiceProps {
  value: 'mine' | 'theirs'
  label: string
  shown: ReactNode
}

function Choice({ value, label, shown }: ChoiceProps) {
  const t = useWords('conflicts')
  return (
    <Radio
      value={value}
      className={css.choice ?? ''}
      label={
        <>
          <span className="soft block">{label}</span>
          <span className={css.value}>{shown === '' ? t('empty') : shown}</span>
        </>
      }
    />
  )
}
