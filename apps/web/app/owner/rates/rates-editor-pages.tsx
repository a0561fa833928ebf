import { useHotkeys } from '@mantine/hooks'
import type { OwnedRates } from '@nelly/contract/rates/calls'
import type { OwnedLandingDetail } from '@nelly/contract/specified/landing-mapper'
import { decimalSign } from '@nelly/domain/decimal-sign'
import type { PlaceId } from '@nelly/domain/ids'
import { compileRates } from '@nelly/domain/rates/compile-rates'
import { type ComponentType, useEffect, useMemo, useState } from 'react'
import { useLocation } from 'react-router'
import { deviceToday } from '../dates/device-today.ts'
import { DraftOffer } from '../forms/drafts/draft-offer.tsx'
import type { FieldState, RatesPage } from '../paths/rates-path.ts'
import { ForRoles, RolesNotice } from '../roles/for-roles.tsx'
import { useMay } from '../roles/use-membership.ts'
import { useWords } from '../words/use-words.ts'
import { pricesOf, withBasePrices } from './editor/base-prices.ts'
import { RatesContext } from './editor/rates-context.ts'
import { SaveDialogs } from './editor/save-dialogs.tsx'
import { SaveRatesBar } from './editor/save-rates-bar.tsx'
import { type RatesEditing, useRatesEditor } from './editor/use-rates-editor.ts'
import { ExtrasPage } from './forms/extras-page.tsx'
import { FeesPage } from './forms/fees-page.tsx'
import { OffersPage } from './forms/offers-page.tsx'
import { QuestionsPage } from './forms/questions-page.tsx'
import { RulesPage } from './forms/rules-page.tsx'
import { TermsPage } from './forms/terms-page.tsx'
import { HeatMapPage } from './heat-map/heat-map-page.tsx'
import { HistoryPage } from './history/history-page.tsx'
import type { ChosenPriceFile } from './import/chosen-price-file.ts'
import { ImportPage } from './import/import-page.tsx'
import { PricesPage } from './matrix/prices-page.tsx'
import { RatesNav, useRatesPage } from './rates-nav.tsx'
import { ReplayPage } from './replay/replay-page.tsx'
import { SeasonsPage } from './seasons/seasons-page.tsx'
import { TestPage } from './test/test-page.tsx'
import { firstWish } from './test/test-wish.ts'
import { useRatesWarnings } from './warnings/use-rates-warnings.ts'
import { WarningsPage } from './warnings/warnings-page.tsx'

/** A page that whoever may not save rates reads alone. */
const readable = (Page: ComponentType) => () => (
  <ForRoles call="saveRates" isUntold>
    <Page />
  </ForRoles>
)

const PAGES = {
  prices: PricesPage,
  seasons: SeasonsPage,
  extras: readable(ExtrasPage),
  fees: readable(FeesPage),
  offers: readable(OffersPage),
  terms: readable(TermsPage),
  rules: readable(RulesPage),
  questions: readable(QuestionsPage),
  warnings: WarningsPage,
  heat: HeatMapPage,
  replay: ReplayPage,
  test: TestPage,
  history: HistoryPage,
  import: readable(ImportPage),
}

/** The pages on which something is edited. */
const EDITED = new Set<RatesPage>([
  'prices',
  'seasons',
  'extras',
  'fees',
  'offers',
  'terms',
  'rules',
  'questions',
  'history',
  'import',
])

interface RatesEditorPagesProps {
  landing: OwnedLandingDetail
  /** The rates as they were when the screen was opened. */
  opened: OwnedRates
}

/** The pages of the rates, which edit one unsaved document, and the bar that saves it. */
export function RatesEditorPages({ landing, opened }: RatesEditorPagesProps) {
  const t = useWords('rates')
  const page = useRatesPage()
  const maySave = useMay('saveRates')
  const location = useLocation()
  const prices = useMemo(() => pricesOf(landing.vehicles), [landing.vehicles])
  const editor = useRatesEditor(landing.id, opened, prices)
  const { work } = editor
  const compiled = useMemo(() => compileRates(work.rates), [work.rates])
  const storedVehicles = landing.vehicles
  const vehicles = useMemo(() => withBasePrices(storedVehicles, work.basePrices), [storedVehicles, work])
  const places = useMemo(
    () => landing.places.map((place) => ({ ...place, id: place.id as PlaceId })),
    [landing.places],
  )
  const warnings = useRatesWarnings(compiled, vehicles, places, landing.timezone)
  const [wish, setWish] = useState(() => firstWish(deviceToday()))
  const [priceFile, setPriceFile] = useState<ChosenPriceFile>()
  const Page = PAGES[page]
  useUndoKeys(editor)
  useFieldFocus()
  return (
    <RatesContext
      value={{
        landingId: landing.id,
        landingName: landing.displayName,
        timezone: landing.timezone,
        language: landing.language,
        decimals: decimalSign(landing.language, work.rates.currency),
        wish,
        setWish,
        priceFile,
        setPriceFile,
        work,
        before: editor.before,
        compiled,
        vehicles,
        storedVehicles,
        storedCurrency: editor.stored.currency,
        places,
        warnings,
        errors: editor.errors,
        edit: editor.edit,
        undo: editor.undo,
        settleError: editor.settleError,
        editWork: editor.editWork,
        restored: editor.restored,
      }}
    >
      <RatesNav landingId={landing.id} warnings={warnings?.length ?? 0} />
      {maySave && <DraftOffer draft={editor.draft} of={t('draftOf', { name: landing.displayName })} />}
      {EDITED.has(page) && <RolesNotice call="saveRates" />}
      <Page key={location.key} />
      {maySave && <SaveRatesBar editor={editor} />}
      <SaveDialogs editor={editor} />
    </RatesContext>
  )
}

/** Where the address leads to a field, focuses the first invalid one of its page as soon as that is rendered. */
function useFieldFocus(): void {
  const { key, state } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: each location is another time to go there.
  useEffect(() => {
    if (!(state as FieldState | null)?.field) return
    document.querySelector<HTMLElement>('main [aria-invalid="true"]')?.focus()
  }, [key])
}

/** Undo and redo by the usual keys, but not in a text that is being typed, which has an undo of its own. */
function useUndoKeys({ undo, redo }: Pick<RatesEditing, 'undo' | 'redo'>): void {
  const unlessTyping = (act: () => void) => (event: KeyboardEvent) => {
    if (isTyping(event.target)) return
    event.preventDefault()
    act()
  }
  const options = { preventDefault: false }
  useHotkeys(
    [
      ['mod+Z', unlessTyping(undo), options],
      ['mod+shift+Z', unlessTyping(redo), options],
      ['mod+Y', unlessTyping(redo), options],
    ],
    [],
  )
}

/** Cells of the sheet are fields too, but they are taken over when they are left. Switches and lists have no text. */
const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.matches('input:not([type=checkbox], [type=radio]), textarea') &&
  !target.closest('[role=grid]')
