import { Button, Text } from '@mantine/core'
import type { OwnedLandingDetail } from '@nelly/contract/specified/landing-mapper'
import { IconCopy } from '@tabler/icons-react'
import { useState } from 'react'
import { DuplicateLandingDialog } from '../landings/duplicate-landing-dialog.tsx'
import { IfMay } from '../roles/if-may.tsx'
import { useWords } from '../words/use-words.ts'
import { LookSettings } from './look-settings.tsx'
import { Visibility } from './visibility.tsx'

/** The settings of a landing: whether it is public, its look, and its duplicate. */
export function SettingsTab({ landing }: { landing: OwnedLandingDetail }) {
  return (
    <div className="stack">
      <Visibility landing={landing} />
      <LookSettings landing={landing} />
      <IfMay call="duplicateLanding">
        <Duplication landing={landing} />
      </IfMay>
    </div>
  )
}

/** The button that duplicates the landing. */
function Duplication({ landing }: { landing: OwnedLandingDetail }) {
  const t = useWords('duplicate')
  const list = useWords('landings')
  const [isOpen, setOpen] = useState(false)
  return (
    <section className="card" aria-labelledby="duplication">
      <div className="row spread">
        <div>
          <Text component="h2" id="duplication" fw={650} size="lg">
            {t('heading')}
          </Text>
          <Text c="dimmed">{t('hint')}</Text>
        </div>
        <Button
          variant="default"
          leftSection={<IconCopy size={18} stroke={1.7} aria-hidden="true" />}
          onClick={() => setOpen(true)}
        >
          {list('duplicate')}
        </Button>
      </div>
      <DuplicateLandingDialog landing={isOpen ? landing : undefined} onClose={() => setOpen(false)} />
    </section>
  )
}
