import type { OwnedLandingDetail } from '@nelly/contract/owned-landing'
import { mayBePublished } from '@nelly/domain/launch-checklist'
import { useNavigate } from 'react-router'
import { landingInProgress } from '../designer/landing-in-progress.ts'
import { launchContent } from '../landings/launch-content.ts'
import { ask } from '../ui/question/asked-question.ts'
import { useWords } from '../words/use-words.ts'

/** Runs what publishes a landing, unless nothing can be booked there: then it says so and leads to the first vehicle. */
export function useVehiclesFirst(): (landing: OwnedLandingDetail, publish: () => void) => void {
  const say = useWords('review')
  const common = useWords('common')
  const navigate = useNavigate()
  return (landing, publish) => {
    if (mayBePublished(launchContent(landing))) return publish()
    ask({
      title: say('vehicleFirstTitle'),
      question: say('noVehicles'),
      confirm: say('addVehicle'),
      cancel: common('cancel'),
      onConfirm: () => void navigate(wayToFirstVehicle(landing.id)),
    })
  }
}

/** The form of a new vehicle: within the wizard while the landing is made there, else on its own page. */
export const wayToFirstVehicle = (landingId: number): string =>
  landingInProgress()?.id === landingId
    ? '/layout-designer/add-vehicles/add-form'
    : `/view-landing/${landingId}?tab=vehicles&vehicle=new`
