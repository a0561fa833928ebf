import { readPriceFile } from '@nelly/contract/imports/price-file'
import { NO_PRICE_CHOICES, type ReadPriceTable } from '@nelly/domain/price-tables/price-table'
import { readPriceTable } from '@nelly/domain/price-tables/read-price-table'
import { useMemo } from 'react'
import { useAction } from '../../mutations/use-action.ts'
import { callApi } from '../../session/call.ts'
import { useWords } from '../../words/use-words.ts'
import { useRates } from '../editor/rates-context.ts'
import { newId } from '../seasons/season-edits.ts'
import type { ChosenPriceFile } from './chosen-price-file.ts'

/** Lets the server read a file, which then is the chosen one. */
export function useChooseFile() {
  const t = useWords('rates')
  const { landingId, setPriceFile } = useRates()
  return useAction({
    run: (file: File) => callApi(readPriceFile, { params: { landingId }, files: { file } }),
    failed: t('table.failed'),
    onDone: (read, { name }) =>
      setPriceFile({
        ...read,
        fileName: name,
        sheet: 0,
        choices: NO_PRICE_CHOICES,
        newSeasons: newId('season'),
      }),
  })
}

/** What a chosen file says of the rates that are edited; undefined where it has no prices. */
export function usePriceTable({
  sheets,
  sheet,
  vehicles,
  choices,
  newSeasons,
}: ChosenPriceFile): ReadPriceTable | undefined {
  const { seasons, currency } = useRates().rates
  return useMemo(() => {
    const read = sheets[sheet]
    return read && readPriceTable(read, { vehicles, seasons, currency, choices, newSeasons })
  }, [sheets, sheet, vehicles, seasons, currency, choices, newSeasons])
}
