import { Group, NativeSelect, SimpleGrid } from '@mantine/core'
import { changeMessageSettings, type MessageSettings } from '@nelly/contract/messaging/message-settings'
import { nestedFieldErrors } from '@nelly/contract/refusals/field-words'
import { MESSAGE_KINDS, type MessageKind } from '@nelly/domain/messaging/prepared-message'
import { EditConflicts } from '../forms/edit/edit-conflicts.tsx'
import type { Stored } from '../forms/edit/use-edit.ts'
import { useEditForm } from '../forms/edit/use-edit-form.ts'
import { byFormField } from '../forms/field-errors.ts'
import { ForRoles } from '../roles/for-roles.tsx'
import { callApi } from '../session/call.ts'
import { BusyButton } from '../ui/busy-button.tsx'
import { Failure } from '../ui/failure.tsx'
import { FormSection } from '../ui/form-section.tsx'
import { storedLanguage } from '../words/language.ts'
import { useWords } from '../words/use-words.ts'
import { type MessagesDraft, TextsFields } from './texts-fields.tsx'

const draftOf = ({ revision, ...values }: MessageSettings): Stored<MessagesDraft> => ({ values, revision })

/** What prepared messages say, and when customers are reminded. */
export function MessagesForm({ stored }: { stored: MessageSettings }) {
  const t = useWords('messages')
  const { form, ...edit } = useEditForm<MessagesDraft, MessageSettings>({
    stored: draftOf(stored),
    storedOf: draftOf,
    validate: (draft) => {
      const { error } = changeMessageSettings.body.safeParse(draft)
      return byFormField(nestedFieldErrors(error?.issues ?? [], storedLanguage()))
    },
    validatesTyping: true,
    save: ({ values, stored: { revision } }) =>
      callApi(changeMessageSettings, { body: { ...values, revision } }),
    done: () => t('saved'),
    failed: t('failed'),
  })
  const shown = (field: keyof MessagesDraft, values: MessagesDraft) => {
    if (isKind(field)) return `${values[field].es}\n\n${values[field].en}`
    return t('hours', { hours: Number(values[field]) })
  }
  return (
    <form noValidate onSubmit={edit.submit} aria-label={t('title')}>
      <ForRoles call="changeMessageSettings">
        <FormSection title={t('reminders')} hint={t('remindersHint')}>
          <SimpleGrid cols={{ base: 1, sm: 2 }} spacing={20} verticalSpacing={16}>
            <HoursField label={t('hoursBeforePickup')} {...form.getInputProps('hoursBeforePickup')} />
            <HoursField label={t('hoursBeforeReturn')} {...form.getInputProps('hoursBeforeReturn')} />
          </SimpleGrid>
        </FormSection>
        <FormSection title={t('texts')} hint={t('textsHint')}>
          <TextsFields form={form} />
        </FormSection>
        <EditConflicts
          edit={edit}
          label={(field) => (isKind(field) ? t(`kinds.${field}`) : t(field))}
          shown={shown}
        />
        {edit.failure && <Failure>{edit.failure}</Failure>}
        <Group justify="flex-end" mb={32}>
          <BusyButton type="submit" busy={edit.pending}>
            {t('save')}
          </BusyButton>
        </Group>
      </ForRoles>
    </form>
  )
}

const isKind = (field: keyof MessagesDraft): field is MessageKind =>
  MESSAGE_KINDS.some((kind) => kind === field)

const USUAL_HOURS = [2, 4, 8, 12, 24, 36, 48, 72, 168]

interface HoursFieldProps {
  label: string
  value?: number | null
  onChange: (hours: number | null) => void
}

/** Never, or how many hours before; what a program stored is among the choices. */
function HoursField({ value, onChange, ...props }: HoursFieldProps) {
  const t = useWords('messages')
  const chosen = Number(value)
  const hours = [...new Set([0, ...USUAL_HOURS, chosen])].sort((one, other) => one - other)
  return (
    <NativeSelect
      {...props}
      value={String(chosen)}
      onChange={(event) => onChange(Number(event.currentTarget.value) || null)}
      data={hours.map((each) => ({ value: String(each), label: t('hours', { hours: each }) }))}
    />
  )
}
