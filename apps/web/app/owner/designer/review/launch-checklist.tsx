import type { OwnedLandingDetail } from '@nelly/contract/specified/landing-mapper'
import { launchChecklist } from '@nelly/domain/landings/launch-checklist'
import { launchContent } from '../../landing/launch-content.ts'
import { AddLocationButton } from '../../locations/add-location-button.tsx'
import { useNothingToBook } from '../../review/use-vehicles-first.ts'
import { LazyContent } from '../../ui/lazy-content.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { useWords } from '../../words/use-words.ts'
import { ChecklistItem, SmallLink } from './checklist-item.tsx'
import css from './review-step.module.css'

/** Loaded by itself, as prices are computed there. */
const Charges = lazyPart(async () => ({ default: (await import('./charges.tsx')).Charges }))

/** What the landing has and what it lacks, each with a link. */
export function LaunchChecklist({ landing }: { landing: OwnedLandingDetail }) {
  const t = useWords('review')
  const content = launchContent(landing)
  const toBook = useNothingToBook()(landing)
  const { vehicles, places, searchTexts } = launchChecklist(content)
  const change = (to: string) => <SmallLink to={to}>{t('change')}</SmallLink>
  return (
    <section className="card" aria-labelledby="checklist">
      <h2 className="heading" id="checklist">
        {t('checklist')}
      </h2>
      <ul className={css.items}>
        <li>
          <ChecklistItem state="done" title={t('itemLook')} action={change('/layout-designer')}>
            {t('itemLookDone')}
          </ChecklistItem>
        </li>
        <li>
          <ChecklistItem
            state={vehicles}
            title={t('itemVehicles')}
            action={
              vehicles === 'done' ? (
                change('/layout-designer/add-vehicles')
              ) : (
                <SmallLink to={toBook.to}>{toBook.action}</SmallLink>
              )
            }
          >
            {vehicles === 'done' ? t('itemVehiclesDone', { count: content.vehicles }) : toBook.words}
          </ChecklistItem>
        </li>
        <li>
          <ChecklistItem
            state={places}
            title={t('itemPlaces')}
            action={
              places === 'done' ? (
                change('/layout-designer/add-vehicles')
              ) : (
                <AddLocationButton landingId={landing.id} variant="light" size="sm" />
              )
            }
          >
            {places === 'done' ? t('itemPlacesDone', { count: content.places }) : t('itemPlacesMissing')}
          </ChecklistItem>
        </li>
        <li>
          <LazyContent>
            <Charges landing={landing} />
          </LazyContent>
        </li>
        <li>
          <ChecklistItem
            state={searchTexts}
            title={t('itemSearchTexts')}
            action={change(`/view-landing/${landing.id}?tab=seo`)}
          >
            {searchTexts === 'done' ? t('itemSearchTextsDone') : t('itemSearchTextsMissing')}
          </ChecklistItem>
        </li>
      </ul>
    </section>
  )
}
