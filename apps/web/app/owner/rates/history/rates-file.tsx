import { Button } from '@mantine/core'
import { exportRates, type ImportedRates, importRates } from '@nelly/contract/rates/calls'
import { RATES_BODY_BYTES } from '@nelly/contract/rates/document'
import { IconUpload } from '@tabler/icons-react'
import { useRef } from 'react'
import { ApiProblem } from '../../../api/api-problem.ts'
import { DownloadButton } from '../../mutations/download-button.tsx'
import { useAction } from '../../mutations/use-action.ts'
import { IfMay } from '../../roles/if-may.tsx'
import { callApi, fileOf } from '../../session/call.ts'
import { ChooseFiles } from '../../ui/choose-files.tsx'
import { Failure } from '../../ui/failure.tsx'
import { FormSection } from '../../ui/form-section.tsx'
import { useWords } from '../../words/use-words.ts'
import { useRates } from '../editor/rates-context.ts'
import { ImportDialog } from './import-dialog.tsx'

/** The saved rates as a file, and the rates of a file as unsaved ones of this landing. */
export function RatesFile() {
  const t = useWords('rates')
  const chooseButton = useRef<HTMLButtonElement>(null)
  const reading = useReadFile()
  /** The focus is where it was. */
  const close = () => {
    reading.reset()
    requestAnimationFrame(() => chooseButton.current?.focus())
  }
  return (
    <FormSection title={t('file.title')} hint={t('file.hint')}>
      <div className="row">
        <Download />
        <IfMay call="importRates">
          <ChooseFiles accept=".json,application/json" onChosen={([file]) => reading.mutate(file)}>
            {(button) => (
              <Button
                {...button}
                ref={chooseButton}
                variant="default"
                loading={reading.isPending}
                leftSection={<IconUpload size={18} aria-hidden="true" />}
              >
                {t('file.import')}
              </Button>
            )}
          </ChooseFiles>
        </IfMay>
      </div>
      {reading.variables && <ReadFault name={reading.variables.name} problem={reading.error} />}
      <ImportDialog name={reading.variables?.name ?? ''} read={reading.data} onClose={close} />
    </FormSection>
  )
}

function Download() {
  const t = useWords('rates')
  const { landingId, landingName } = useRates()
  return (
    <DownloadButton
      file={() => fileOf(exportRates, { params: { landingId } })}
      name={t('file.name', { name: landingName })}
      done={t('file.exported')}
      failed={t('file.exportFailed')}
    >
      {t('file.export')}
    </DownloadButton>
  )
}

/** Reads a chosen file, and lets the server find its vehicles and places in this landing. */
function useReadFile() {
  const t = useWords('rates')
  const { landingId } = useRates()
  return useAction({
    run: async (file: File): Promise<ImportedRates> => {
      if (file.size > RATES_BODY_BYTES) {
        const megabytes = RATES_BODY_BYTES / 1024 / 1024
        throw new UnreadableFile(t('file.tooLarge', { name: file.name, megabytes }))
      }
      const content = parsed(await file.text())
      if (content === undefined) throw new UnreadableFile(t('file.notJson', { name: file.name }))
      return callApi(importRates, { params: { landingId }, body: { file: content } })
    },
  })
}

/** A file that is not sent; its message is for the operator. */
class UnreadableFile extends Error {}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Why a file can't be used; with the names of its faulty fields. */
function ReadFault({ name, problem }: { name: string; problem: Error | null }) {
  const t = useWords('rates')
  if (!problem) return null
  const errors = problem instanceof ApiProblem ? Object.entries(problem.errors) : []
  const message =
    problem instanceof UnreadableFile
      ? problem.message
      : errors.length > 0
        ? t('file.refused', { name })
        : problem.message || t('file.failed', { name })
  return (
    <Failure>
      {message}
      {errors.length > 0 && (
        <ul className="bullets">
          {errors.map(([field, messages]) => (
            <li key={field}>
              <code>{field.replace(/^file\./, '')}</code>: {messages.join(' ')}
            </li>
          ))}
        </ul>
      )}
    </Failure>
  )
}
