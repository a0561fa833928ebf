import { Box, Button, Select } from '@mantine/core'
import type { OwnedLanding } from '@nelly/contract/specified/landing-mapper'
import { IconBuildingStore, IconMapPin } from '@tabler/icons-react'
import { useId } from 'react'
import { Link } from 'react-router'
import { LandingNotLoaded } from '../landing/landing-not-loaded.tsx'
import { useLanding } from '../landing/use-landing.ts'
import { useLandingChoice } from '../landing/use-landing-choice.ts'
import { PlaceSection } from '../places/place-section.tsx'
import { RolesNotice } from '../roles/for-roles.tsx'
import { IfMay } from '../roles/if-may.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { NotLoaded } from '../ui/not-loaded.tsx'
import { PageTitle } from '../ui/page-title.tsx'
import { useWords } from '../words/use-words.ts'
import { AddLocationButton } from './add-location-button.tsx'
import { LocationChips } from './location-chips.tsx'

/** The pickup and return places, for one landing at a time. */
export function LocationsScreen() {
  const t = useWords('locations')
  const { landings, chosen, choose } = useLandingChoice()
  const landing = chosen ?? landings.data?.[0]
  return (
    <>
      <PageTitle
        title={t('title')}
        lead={t('lead')}
        action={landing && <AddLocationButton landingId={landing.id} />}
      />
      {!landings.isSuccess && <NotLoaded query={landings} />}
      {landings.data && landing && (
        <>
          <LandingChoice landings={landings.data} chosen={landing.id} onChoose={choose} />
          <RolesNotice call="changePlace" />
          <LandingPlaces key={landing.id} landingId={landing.id} />
        </>
      )}
      {landings.data && !landing && (
        <EmptyState
          Icon={IconBuildingStore}
          title={t('noLandingsTitle')}
          action={
            <IfMay call="createLanding">
              <Button component={Link} to="/layout-designer">
                {t('createLanding')}
              </Button>
            </IfMay>
          }
        >
          {t('noLandings')}
        </EmptyState>
      )}
    </>
  )
}

/** A landing's pairs of places, and the places themselves. */
function LandingPlaces({ landingId }: { landingId: number }) {
  const t = useWords('locations')
  const landing = useLanding(landingId)
  const id = useId()
  if (!landing.data) return <LandingNotLoaded query={landing} />
  return (
    <>
      <Box component="section" mb={40} aria-labelledby={id}>
        <h2 id={id}>{t('pairsTitle')}</h2>
        <p className="soft spaced">{t('pairsHint')}</p>
        <LocationChips
          landingId={landingId}
          ifNone={
            <EmptyState Icon={IconMapPin} title={t('emptyTitle')}>
              {t('empty')}
            </EmptyState>
          }
        />
      </Box>
      <PlaceSection landing={landing.data} />
    </>
  )
}

interface LandingChoiceProps {
  landings: readonly OwnedLanding[]
  chosen: number
  onChoose: (id: number) => void
}

/** Selects the landing of the screen. */
function LandingChoice({ landings, chosen, onChoose }: LandingChoiceProps) {
  const t = useWords('locations')
  return (
    <Select
      label={t('landing')}
      data={landings.map(({ id, displayName }) => ({ value: String(id), label: displayName }))}
      value={String(chosen)}
      onChange={(value) => value && onChoose(Number(value))}
      allowDeselect={false}
      searchable={landings.length > 8}
      maw={400}
      mb={24}
    />
  )
}
