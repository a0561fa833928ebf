import { ActionIcon } from '@mantine/core'
import { deleteSpecialFeature, type SpecialFeatureAnswer } from '@nelly/contract/specified/special-features'
import { IconSparkles, IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { useAction } from '../mutations/use-action.ts'
import { RolesNotice } from '../roles/for-roles.tsx'
import { IfMay } from '../roles/if-may.tsx'
import { callApi } from '../session/call.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { NotLoaded } from '../ui/not-loaded.tsx'
import { NothingFound } from '../ui/nothing-found.tsx'
import { PageTitle } from '../ui/page-title.tsx'
import { SearchField } from '../ui/search-field.tsx'
import { useDeleteQuestion } from '../ui/use-delete-question.tsx'
import { useWords } from '../words/use-words.ts'
import { AddFeatureButton } from './add-feature-button.tsx'
import { matchingFeatures } from './matching-features.ts'
import css from './special-features.module.css'
import { useSpecialFeatures } from './use-special-features.ts'

/** The owner's catalogue of special features. */
export function SpecialFeaturesScreen() {
  const t = useWords('features')
  return (
    <>
      <PageTitle title={t('title')} lead={t('lead')} action={<AddFeatureButton />} />
      <RolesNotice call="addSpecialFeature" />
      <FeatureList />
    </>
  )
}

/** The features of the catalogue, filtered by the search; without any, what they are for. */
function FeatureList() {
  const t = useWords('features')
  const features = useSpecialFeatures()
  const [search, seek] = useState('')
  if (!features.data) return <NotLoaded query={features} loading={t('loading')} />
  if (features.data.length === 0) {
    return (
      <EmptyState Icon={IconSparkles} title={t('emptyTitle')}>
        {t('empty')}
      </EmptyState>
    )
  }
  const shown = matchingFeatures(features.data, search)
  return (
    <>
      <div className="row spread spaced">
        <SearchField label={t('search')} value={search} onChange={seek} />
        <p className="muted" role="status">
          {t('count', { count: shown.length })}
        </p>
      </div>
      {shown.length === 0 ? <NothingFound text={search} /> : <FeatureChips features={shown} />}
    </>
  )
}

/** Features, each with its value and a button that deletes it. */
function FeatureChips({ features }: { features: readonly SpecialFeatureAnswer[] }) {
  const t = useWords('features')
  const askToDelete = useDeleteFeature()
  return (
    <ul className="tiles">
      {features.map((feature) => (
        <li key={feature.id} className={css.chip}>
          <IconSparkles size={18} stroke={1.7} className="sign" aria-hidden="true" />
          <div className="grow blocks">
            <strong>{feature.name}</strong>
            {feature.description && <span className="muted">{feature.description}</span>}
          </div>
          <IfMay call="deleteSpecialFeature">
            <ActionIcon
              variant="subtle"
              color="gray"
              c="var(--ink-soft)"
              size={36}
              onClick={() => askToDelete(feature)}
              aria-label={t('deleteNamed', { name: feature.name })}
            >
              <IconX size={16} />
            </ActionIcon>
          </IfMay>
        </li>
      ))}
    </ul>
  )
}

/** Asks for confirmation and deletes a feature, which removes it from every vehicle. */
function useDeleteFeature() {
  const t = useWords('features')
  const ask = useDeleteQuestion()
  const remove = useAction({
    run: ({ id }: SpecialFeatureAnswer) => callApi(deleteSpecialFeature, { params: { featureId: id } }),
    done: () => t('deleted'),
    failed: t('deleteFailed'),
    subject: 'specialFeatures',
  })
  return (feature: SpecialFeatureAnswer) =>
    ask({
      title: t('deleteTitle', { name: feature.name }),
      question: t('deleteQuestion'),
      hint: t('deleteHint'),
      onConfirm: () => remove.mutate(feature),
    })
}
