import { Button } from '@mantine/core'
import type { OwnedLandingDetail } from '@nelly/contract/owned-landing'
import { type LaunchItemState, launchChecklist } from '@nelly/domain/launch-checklist'
import { IconAlertTriangle, IconCircleCheck, IconCircleDashed } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { launchContent } from '../../landings/launch-content.ts'
import { AddLocationButton } from '../../locations/add-location-button.tsx'
import { useNothingToBook } from '../../review/use-vehicles-first.ts'
import card from '../../ui/card.module.css'
import { useWords } from '../../words/use-words.ts'
import css from './review-step.module.css'

/** What the landing has and what it lacks, each with a link. */
export function LaunchChecklist({ landing }: { landing: OwnedLandingDetail }) {
  const say = useWords('review')
  const content = launchContent(landing)
  const toBook = useNothingToBook()(landing)
  const { vehicles, places, searchTexts } = launchChecklist(content)
  const change = (to: string) => <SmallLink to={to}>{say('change')}</SmallLink>
  return (
    <section className={card.card} aria-labelledby="checklist">
      <h2 className={css.title} id="checklist">
        {say('checklist')}
      </h2>
      <ul className={css.items}>
        <Item state="done" title={say('itemLook')} action={change('/layout-designer')}>
          {say('itemLookDone')}
        </Item>
        <Item
          state={vehicles}
          title={say('itemVehicles')}
          action={
            vehicles === 'done' ? (
              change('/layout-designer/add-vehicles')
            ) : (
              <SmallLink to={toBook.to}>{toBook.action}</SmallLink>
            )
          }
        >
          {vehicles === 'done' ? say('itemVehiclesDone', { count: content.vehicles }) : toBook.words}
        </Item>
        <Item
          state={places}
          title={say('itemPlaces')}
          action={
            places === 'done' ? (
              change('/layout-designer/add-vehicles')
            ) : (
              <AddLocationButton landingId={landing.id} variant="light" size="sm" />
            )
          }
        >
          {places === 'done' ? say('itemPlacesDone', { count: content.places }) : say('itemPlacesMissing')}
        </Item>
        <Item
          state={searchTexts}
          title={say('itemSearchTexts')}
          action={change(`/view-landing/${landing.id}?tab=seo`)}
        >
          {searchTexts === 'done' ? say('itemSearchTextsDone') : say('itemSearchTextsMissing')}
        </Item>
      </ul>
    </section>
  )
}

const SmallLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <Button component={Link} to={to} variant="light" size="sm">
    {children}
  </Button>
)

const ICONS = { done: IconCircleCheck, required: IconAlertTriangle, recommended: IconCircleDashed }

interface ItemProps {
  state: LaunchItemState
  title: string
  action: ReactNode
  children: ReactNode
}

function Item({ state, title, action, children }: ItemProps) {
  const say = useWords('review')
  const Icon = ICONS[state]
  return (
    <li className={css.item} data-state={state}>
      <Icon size={24} stroke={1.7} className={css.icon} aria-label={say(`states.${state}`)} />
      <div className={css.words}>
        <h3>{title}</h3>
        <p>{children}</p>
      </div>
      {action}
    </li>
  )
}
