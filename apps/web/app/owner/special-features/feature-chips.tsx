import { ActionIcon } from '@mantine/core'
import type { SpecialFeatureAnswer } from '@nelly/contract/special-features'
import { IconSparkles, IconX } from '@tabler/icons-react'
import { useWords } from '../words/use-words.ts'
import css from './special-features.module.css'
import { useDeleteFeature } from './use-delete-feature.ts'

/** Features, each with its value and a button that deletes it. */
export function FeatureChips({ features }: { features: readonly SpecialFeatureAnswer[] }) {
  const say = useWords('features')
  const askToDelete = useDeleteFeature()
  return (
    <ul className={css.chips}>
      {features.map((feature) => (
        <li key={feature.id} className={css.chip}>
          <IconSparkles size={18} stroke={1.7} className={css.icon} aria-hidden="true" />
          <div className={css.words}>
            <span className={css.name}>{feature.name}</span>
            {feature.description && <span className={css.value}>{feature.description}</span>}
          </div>
          <ActionIcon
            variant="subtle"
            color="gray"
            c="var(--ink-soft)"
            size={36}
            onClick={() => askToDelete(feature)}
            aria-label={say('deleteNamed', { name: feature.name })}
          >
            <IconX size={16} />
          </ActionIcon>
        </li>
      ))}
    </ul>
  )
}
