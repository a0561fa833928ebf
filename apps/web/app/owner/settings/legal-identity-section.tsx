import { Alert, Group, NativeSelect, SimpleGrid, Switch, Textarea, TextInput } from '@mantine/core'
import {
  changeLegalIdentity,
  type LegalIdentity,
  readLegalIdentity,
} from '@nelly/contract/team/legal-identity'
import { INCOME_KINDS } from '@nelly/domain/sales/form-607'
import { IconAlertCircle } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { changedFields } from '../forms/drafts/changed-fields.ts'
import { EditConflicts } from '../forms/edit/edit-conflicts.tsx'
import { useEditForm } from '../forms/edit/use-edit-form.ts'
import { schemaErrors } from '../forms/schema-errors.ts'
import { ForRoles } from '../roles/for-roles.tsx'
import { callApi } from '../session/call.ts'
import { formQuery } from '../session/call-query.ts'
import { BusyButton } from '../ui/busy-button.tsx'
import { FormSection } from '../ui/form-section.tsx'
import { NotLoaded } from '../ui/not-loaded.tsx'
import { storedLanguage } from '../words/language.ts'
import { useWords } from '../words/use-words.ts'

/** Who the business is on paper: what contracts and receipts print. */
export function LegalIdentitySection() {
  const t = useWords('settings')
  const query = useQuery(formQuery(['legal-identity'], readLegalIdentity))
  if (!query.data) return query.isError ? <NotLoaded query={query} /> : null
  return (
    <FormSection title={t('identity')} hint={t('identityHint')}>
      <IdentityForm identity={query.data} />
    </FormSection>
  )
}

const draftOf = ({ legalName, taxNumber, legalAddress, revision, ...settled }: LegalIdentity) => ({
  values: {
    ...settled,
    legalName: legalName ?? '',
    taxNumber: taxNumber ?? '',
    legalAddress: legalAddress ?? '',
  },
  revision,
})

type Draft = ReturnType<typeof draftOf>['values']

function IdentityForm({ identity }: { identity: LegalIdentity }) {
  const t = useWords('settings')
  const { form, ...edit } = useEditForm({
    stored: draftOf(identity),
    storedOf: draftOf,
    validate: (draft) => schemaErrors(changeLegalIdentity.body.safeParse(draft).error, storedLanguage()),
    validatesTyping: true,
    save: ({ values, stored }) =>
      callApi(changeLegalIdentity, {
        body: { ...changedFields(values, stored.values), revision: stored.revision },
      }),
    done: () => t('identitySaved'),
    failed: t('identityFailed'),
  })
  const shown = (field: keyof Draft, values: Draft) => {
    if (field === 'incomeKind') return t(`incomeKinds.${values.incomeKind}`)
    return field === 'damagesTaxed' ? t(values.damagesTaxed ? 'withTax' : 'withoutTax') : values[field]
  }
  return (
    <form noValidate onSubmit={edit.submit} aria-label={t('identity')}>
      <ForRoles call="changeLegalIdentity">
        <div className="stack">
          <SimpleGrid cols={{ base: 1, sm: 2 }} spacing={20} verticalSpacing={16}>
            <TextInput
              label={t('legalName')}
              autoComplete="organization"
              {...form.getInputProps('legalName')}
            />
            <TextInput label={t('taxNumber')} autoComplete="off" {...form.getInputProps('taxNumber')} />
          </SimpleGrid>
          <Textarea
            label={t('legalAddress')}
            autoComplete="street-address"
            autosize
            minRows={2}
            maxRows={6}
            {...form.getInputProps('legalAddress')}
          />
          <p className="muted">{t('accountantHint')}</p>
          <SimpleGrid cols={{ base: 1, sm: 2 }} spacing={20} verticalSpacing={16}>
            <NativeSelect
              label={t('incomeKind')}
              data={INCOME_KINDS.map((value) => ({ value, label: t(`incomeKinds.${value}`) }))}
              {...form.getInputProps('incomeKind')}
            />
            <Switch
              label={t('damagesTaxed')}
              mt={{ sm: 32 }}
              {...form.getInputProps('damagesTaxed', { type: 'checkbox' })}
            />
          </SimpleGrid>
          <Group>
            <BusyButton type="submit" variant="default" busy={edit.pending}>
              {t('identitySave')}
            </BusyButton>
            {edit.failure && (
              <Alert role="alert" color="red" icon={<IconAlertCircle />} py={8} flex="1 1 260px">
                {edit.failure}
              </Alert>
            )}
          </Group>
          <EditConflicts edit={edit} label={t} shown={shown} />
        </div>
      </ForRoles>
    </form>
  )
}
