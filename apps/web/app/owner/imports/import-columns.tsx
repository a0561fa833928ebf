import { NativeSelect } from '@mantine/core'
import type { Import } from '@nelly/contract/imports/imports'
import { fieldsOf } from '@nelly/domain/imports/import-kinds'
import { Readings } from '../ui/readings.tsx'
import { TitledCard } from '../ui/titled-card.tsx'
import { useWords } from '../words/use-words.ts'
import css from './imports.module.css'
import { useImportActions } from './use-import.ts'

/** The columns of a file, each with what it is and a few of its cells. */
export function ImportColumns({ opened }: { opened: Import }) {
  const t = useWords('imports')
  const { change } = useImportActions(opened)
  const { columns, sheets, sheet, hiddenSheets, encoding, delimiter, readings } = opened
  const fields = fieldsOf(opened.kind)
  const choose = (index: number, field: string) =>
    change.mutate({ column: index, field: fields.find((one) => one === field) ?? null })
  const taken = new Set(columns.map(({ field }) => field))
  return (
    <TitledCard title={t('steps.columns')}>
      <p className="soft">
        {opened.fileName}
        {encoding && ` · ${t('readAs', { encoding, delimiter: t(`delimiters.${nameOf(delimiter)}`) })}`}
      </p>
      {hiddenSheets.length > 0 && <p className="muted">{t('hidden', { sheets: hiddenSheets.join(', ') })}</p>}
      {sheets.length > 1 && (
        <NativeSelect
          label={t('sheet')}
          value={sheet}
          onChange={({ currentTarget }) => change.mutate({ sheet: Number(currentTarget.value) })}
          data={sheets.map(({ name, rows }, index) => ({
            value: String(index),
            label: t('sheetOf', { name: name ?? String(index + 1), rows }),
          }))}
        />
      )}
      <ul className={css.columns}>
        {columns.map(({ head, field, samples }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
          <li key={index}>
            <NativeSelect
              label={head || t('noHead', { number: index + 1 })}
              value={field ?? ''}
              onChange={({ currentTarget }) => choose(index, currentTarget.value)}
              data={[
                { value: '', label: t('notRead') },
                ...fields.map((value) => ({
                  value,
                  label: t(`fields.${value}`),
                  disabled: value !== field && taken.has(value),
                })),
              ]}
            />
            <span className="muted block">{samples.join(' · ') || t('noCells')}</span>
          </li>
        ))}
      </ul>
      <Readings
        readings={readings.map(({ field, cell, as, otherwise }) => ({
          ...{ field, otherwise, column: field },
          text: t('reading', { field: t(`fields.${field}`), cell, as }),
          label: t('readOtherwise', { as: otherwise?.as ?? '' }),
        }))}
        onSwitch={({ field }, by) =>
          change.mutate({
            choices: by === '.' || by === ',' ? { decimals: { [field]: by } } : { dayOrder: { [field]: by } },
          })
        }
      />
    </TitledCard>
  )
}

const nameOf = (delimiter: Import['delimiter']) =>
  delimiter === ';' ? 'semicolon' : delimiter === '\t' ? 'tab' : 'comma'
