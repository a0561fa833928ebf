import { PageTitle } from '../ui/page-title.tsx'
import { useWords } from '../words/use-words.ts'
import { AddFeatureButton } from './add-feature-button.tsx'
import { FeatureList } from './feature-list.tsx'

/** The owner's catalogue of special features. */
export function SpecialFeaturesScreen() {
  const t = useWords('features')
  return (
    <>
      <PageTitle title={t('title')} lead={t('lead')} action={<AddFeatureButton />} />
      <FeatureList />
    </>
  )
}
