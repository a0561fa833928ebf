import type { OwnedLandingDetail } from '@nelly/contract/specified/landing-mapper'
import { mayBePublished } from '@nelly/domain/landings/launch-checklist'
import { useNavigate } from 'react-router'
import { landingInProgress } from '../landing/landing-in-progress.ts'
import { launchContent } from '../landing/launch-content.ts'
import { ask } from '../ui/question/open-question.ts'
import { useWords } from '../words/use-words.ts'

/** Publishes, unless nothing can be booked there: then it says so and links to where that can be fixed. */
export function useVehiclesFirst(): (landing: OwnedLandingDetail, publish: () => void) => void {
  const common = useWords('common')
  const navigate = useNavigate()
  const nothingToBook = useNothingToBook()
  return (landing, publish) => {
    if (mayBePublished(launchContent(landing))) return publish()
    const { title, words, action, to } = nothingToBook(landing)
    ask({
      title,
      question: words,
      confirm: action,
      cancel: common('cancel'),
      onConfirm: () => void navigate(to),
    })
  }
}

/**
 * The message for a landing on which nothing can be booked, and where to fix it: the form of a first vehicle, or the
 * list with hidden ones. Both are within the wizard while the landing is made there, else on its own page.
 */
export function useNothingToBook() {
  const t = useWords('review')
  return ({ id, vehicles }: OwnedLandingDetail) => {
    const isInWizard = landingInProgress()?.id === id
    if (vehicles.length > 0) {
      const list = isInWizard ? '/layout-designer/add-vehicles' : `/view-landing/${id}?tab=vehicles`
      return { title: t('allHiddenTitle'), words: t('allHidden'), action: t('toVehicles'), to: list }
    }
    const form = isInWizard
      ? '/layout-designer/add-vehicles/add-form'
      : `/view-landing/${id}?tab=vehicles&vehicle=new`
    return { title: t('vehicleFirstTitle'), words: t('noVehicles'), action: t('addVehicle'), to: form }
  }
}
