import { TextInput } from '@mantine/core'
import type { Pool } from '@nelly/contract/pools/pools'
import { changeUnit } from '@nelly/contract/units/change-unit'
import type { OwnedUnit } from '@nelly/contract/units/units'
import { type ClipboardEvent, type KeyboardEvent, useState } from 'react'
import { ApiProblem } from '../../api/api-problem.ts'
import { useAction } from '../mutations/use-action.ts'
import { useUnitsOf } from '../queries/use-units.ts'
import { callApi } from '../session/call.ts'
import { DialogForm } from '../ui/dialog-form.tsx'
import { NotLoaded } from '../ui/not-loaded.tsx'
import { useWords } from '../words/use-words.ts'

interface PlatesFormProps {
  pool: Pool
  onDone: () => void
}

/** The plates of all cars of a pool in one form, typed or pasted from a column of a sheet. */
export function PlatesForm({ pool, onDone }: PlatesFormProps) {
  const [offer] = pool.offers
  const units = useUnitsOf({ vehicleId: offer?.vehicleId ?? 0 })
  if (!units.isSuccess) return <NotLoaded query={units} />
  return <Plates units={units.data} onDone={onDone} />
}

/** What was typed, and why it was not stored, by the number of the unit. */
type ByNumber = Readonly<Record<number, string>>

function Plates({ units, onDone }: { units: readonly OwnedUnit[]; onDone: () => void }) {
  const t = useWords('fleet')
  const common = useWords('common')
  const [typed, setTyped] = useState<ByNumber>({})
  const [refused, setRefused] = useState<ByNumber>({})
  const changed = units.filter(({ number, plate }) => (typed[number] ?? plate ?? '').trim() !== (plate ?? ''))
  const saving = useAction({
    run: () => savePlates(changed, typed),
    subject: 'units',
    done: ({ saved }) => t('platesSaved', { count: saved }),
    onDone: ({ problems }) => {
      setRefused(problems)
      const [first] = Object.keys(problems)
      if (first) document.getElementById(`plate-${first}`)?.focus()
      else onDone()
    },
    failed: t('platesFailed'),
  })
  const type = (lines: readonly string[], from: number) => {
    const given = lines
      .slice(0, units.length - from + 1)
      .map((plate, index) => [from + index, plate] as const)
    setTyped({ ...typed, ...Object.fromEntries(given) })
    setRefused({})
  }
  return (
    <DialogForm
      isChanged={changed.length > 0}
      submit={common('save')}
      pending={saving.isPending}
      onSubmit={() => (changed.length > 0 ? saving.mutate() : onDone())}
      onCancel={onDone}
    >
      <p className="soft">{t('platesHint')}</p>
      {units.map(({ number, plate }) => (
        <TextInput
          key={number}
          id={`plate-${number}`}
          label={t('unit', { unit: number })}
          autoCapitalize="characters"
          value={typed[number] ?? plate ?? ''}
          error={refused[number]}
          onChange={({ currentTarget }) => type([currentTarget.value], number)}
          onPaste={(event) => paste(event, (lines) => type(lines, number))}
          onKeyDown={(event) => goOn(event, number < units.length ? `plate-${number + 1}` : undefined)}
        />
      ))}
    </DialogForm>
  )
}

/** Several lines go to the fields from this one on; one line is pasted as ever. */
function paste(event: ClipboardEvent, fill: (lines: readonly string[]) => void): void {
  const lines = event.clipboardData
    .getData('text')
    .trim()
    .split(/\r?\n|\t/)
  if (lines.length < 2) return
  event.preventDefault()
  fill(lines.map((line) => line.trim()))
}

/** Enter goes to the next field, and with the last one it saves. */
function goOn(event: KeyboardEvent, next: string | undefined): void {
  if (event.key !== 'Enter' || !next) return
  event.preventDefault()
  document.getElementById(next)?.focus()
}

/** Stores each changed plate; others are stored where one is refused. */
async function savePlates(units: readonly OwnedUnit[], typed: ByNumber) {
  const problems: Record<number, string> = {}
  for (const { vehicleId, number, revision } of units) {
    const params = { vehicleId, number }
    const plate = typed[number]?.trim() || null
    try {
      await callApi(changeUnit, { params, body: { plate, revision } })
    } catch (problem) {
      if (!(problem instanceof ApiProblem) || problem.status >= 500 || problem.status === 0) throw problem
      problems[number] = problem.errors.plate?.[0] ?? problem.message
    }
  }
  return { saved: units.length - Object.keys(problems).length, problems }
}
