import { TextInput } from '@mantine/core'
import { addPartner, changePartner, type Partner } from '@nelly/contract/partners/partners'
import type { BasisPoints } from '@nelly/domain/rates/rates'
import { parseTypedNumber } from '@nelly/domain/typed-number'
import { EditDialogForm } from '../forms/edit/edit-dialog-form.tsx'
import { useEditForm } from '../forms/edit/use-edit-form.ts'
import { NumberField } from '../forms/number-field.tsx'
import { schemaErrors } from '../forms/schema-errors.ts'
import { callApi } from '../session/call.ts'
import { storedLanguage } from '../words/language.ts'
import { useWords } from '../words/use-words.ts'

const draftOf = ({ name, code, percent, email }: Partner) => ({
  name,
  code,
  percent: String(percent / 100),
  email: email ?? '',
})
type Draft = ReturnType<typeof draftOf>

const BLANK: Draft = { name: '', code: '', percent: '10', email: '' }

/** A typed percentage in basis points; not a number where it is none. */
function basisPoints(typed: string): BasisPoints {
  const read = parseTypedNumber(typed, 'percent')
  return (read.kind === 'number' ? Math.round(Number(read.plain) * 100) : Number.NaN) as BasisPoints
}

const bodyOf = ({ name, code, percent, email }: Draft) => ({
  ...{ name, code, percent: basisPoints(percent) },
  email: email.trim() === '' ? null : email,
})

/** Adds a partner, or changes one, whose code stays. */
export function PartnerForm({ partner, onClose }: { partner?: Partner; onClose: () => void }) {
  const t = useWords('partners')
  const { form, ...edit } = useEditForm<Draft, Partner>({
    stored: partner ? { values: draftOf(partner), revision: partner.revision } : { values: BLANK },
    ...(partner && {
      storedOf: (newest: Partner) => ({ values: draftOf(newest), revision: newest.revision }),
    }),
    validate: (draft) => schemaErrors(addPartner.body.safeParse(bodyOf(draft)).error, storedLanguage()),
    validatesTyping: true,
    save: ({ values, stored }) => {
      const { code, ...fields } = bodyOf(values)
      return partner
        ? callApi(changePartner, {
            params: { partnerId: partner.id },
            body: { ...fields, revision: stored.revision },
          })
        : callApi(addPartner, { body: { ...fields, code } })
    },
    subject: 'partners',
    done: ({ name }) => t(partner ? 'saved' : 'added', { name }),
    onDone: onClose,
    failed: t('saveFailed'),
  })
  return (
    <EditDialogForm edit={edit} label={t} submit={t(partner ? 'save' : 'add')} onCancel={onClose}>
      <TextInput
        label={t('name')}
        required
        autoComplete="off"
        data-autofocus
        {...form.getInputProps('name')}
      />
      {!partner && (
        <TextInput
          label={t('code')}
          description={t('codeHint')}
          required
          autoComplete="off"
          {...form.getInputProps('code')}
        />
      )}
      <NumberField
        unit="percent"
        label={t('percent')}
        description={t('percentHint')}
        required
        {...form.getInputProps('percent')}
      />
      <TextInput type="email" label={t('email')} autoComplete="off" {...form.getInputProps('email')} />
    </EditDialogForm>
  )
}
