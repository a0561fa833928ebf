import { NativeSelect } from '@mantine/core'
import { startImport } from '@nelly/contract/imports/imports'
import type { ImportKind } from '@nelly/domain/imports/import-kinds'
import { IconFileUpload } from '@tabler/icons-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useLandingChoice } from '../landing/use-landing-choice.ts'
import { useAction } from '../mutations/use-action.ts'
import { callApi } from '../session/call.ts'
import { BusyButton } from '../ui/busy-button.tsx'
import { ChooseFiles } from '../ui/choose-files.tsx'
import { NotLoaded } from '../ui/not-loaded.tsx'
import { TABLE_TYPES } from '../ui/table-types.ts'
import { TitledCard } from '../ui/titled-card.tsx'
import { useWords } from '../words/use-words.ts'

/** Takes a file for a landing, and opens what was read of it. */
export function StartImport({ kind }: { kind: ImportKind }) {
  const t = useWords('imports')
  const navigate = useNavigate()
  const { landings, chosen } = useLandingChoice()
  const [picked, pick] = useState<number>()
  const landingId = picked ?? chosen?.id ?? landings.data?.[0]?.id
  const start = useAction({
    run: ({ file, landing }: { file: File; landing: number }) =>
      callApi(startImport, { body: { kind, landingId: landing, fileName: file.name }, files: { file } }),
    failed: t('startFailed'),
    onDone: ({ id }) => void navigate(`/app/import/${id}?kind=${kind}`),
  })
  if (!landings.data) return <NotLoaded query={landings} />
  if (landingId === undefined) return <p className="card">{t('noLanding')}</p>
  return (
    <TitledCard title={t('start')}>
      <p className="soft">{t(`startHint.${kind}`)}</p>
      {landings.data.length > 1 && (
        <NativeSelect
          label={t(`landing.${kind}`)}
          value={landingId}
          onChange={({ currentTarget }) => pick(Number(currentTarget.value))}
          data={landings.data.map(({ id, displayName }) => ({ value: String(id), label: displayName }))}
        />
      )}
      <div className="row filling">
        <ChooseFiles accept={TABLE_TYPES} onChosen={([file]) => start.mutate({ file, landing: landingId })}>
          {(props) => (
            <BusyButton
              {...props}
              busy={start.isPending}
              leftSection={<IconFileUpload size={18} aria-hidden="true" />}
            >
              {t('choose')}
            </BusyButton>
          )}
        </ChooseFiles>
      </div>
    </TitledCard>
  )
}
