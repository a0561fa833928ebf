import { Button, NativeSelect } from '@mantine/core'
import { NO_PRICE_CHOICES } from '@nelly/domain/price-tables/price-table'
import { IconFileUpload } from '@tabler/icons-react'
import { BusyButton } from '../../ui/busy-button.tsx'
import { ChooseFiles } from '../../ui/choose-files.tsx'
import { Failure } from '../../ui/failure.tsx'
import { TABLE_TYPES } from '../../ui/table-types.ts'
import { TitledCard } from '../../ui/titled-card.tsx'
import { useWords } from '../../words/use-words.ts'
import { useRates } from '../editor/rates-context.ts'
import type { ChosenPriceFile } from './chosen-price-file.ts'
import { TableColumns } from './table-columns.tsx'
import { TableOutcome } from './table-outcome.tsx'
import { TableQuestions } from './table-questions.tsx'
import { useChooseFile, usePriceTable } from './use-price-table.ts'

/** Prices out of a spreadsheet: how it is read, what it leaves open, and what it would change; then they are unsaved rates. */
export function ImportPage() {
  const t = useWords('rates')
  const { priceFile, setPriceFile } = useRates()
  const choosing = useChooseFile()
  return (
    <div className="stack">
      <TitledCard title={t('table.title')}>
        <p className="soft">{t('table.hint')}</p>
        {priceFile && <p>{priceFile.fileName}</p>}
        {priceFile && priceFile.hiddenSheets.length > 0 && (
          <p className="muted">{t('table.hidden', { sheets: priceFile.hiddenSheets.join(', ') })}</p>
        )}
        {priceFile && priceFile.sheets.length > 1 && (
          <NativeSelect
            label={t('table.sheet')}
            value={priceFile.sheet}
            onChange={({ currentTarget }) =>
              setPriceFile({ ...priceFile, sheet: Number(currentTarget.value), choices: NO_PRICE_CHOICES })
            }
            data={priceFile.sheets.map(({ name }, index) => ({
              value: String(index),
              label: name ?? String(index + 1),
            }))}
          />
        )}
        <div className="row filling">
          <ChooseFiles accept={TABLE_TYPES} onChosen={([file]) => choosing.mutate(file)}>
            {(props) => (
              <BusyButton
                {...props}
                variant={priceFile ? 'default' : 'filled'}
                busy={choosing.isPending}
                leftSection={<IconFileUpload size={18} aria-hidden="true" />}
              >
                {t(priceFile ? 'table.another' : 'table.choose')}
              </BusyButton>
            )}
          </ChooseFiles>
          {priceFile && priceFile.choices !== NO_PRICE_CHOICES && (
            <Button
              variant="default"
              onClick={() => setPriceFile({ ...priceFile, choices: NO_PRICE_CHOICES })}
            >
              {t('table.forget')}
            </Button>
          )}
        </div>
      </TitledCard>
      {priceFile && <ReadFile chosen={priceFile} />}
    </div>
  )
}

function ReadFile({ chosen }: { chosen: ChosenPriceFile }) {
  const t = useWords('rates')
  const table = usePriceTable(chosen)
  if (!table) return <Failure>{t('table.none')}</Failure>
  return (
    <>
      <TableColumns table={table} chosen={chosen} />
      <TableQuestions table={table} chosen={chosen} />
      <TableOutcome table={table} chosen={chosen} />
    </>
  )
}
