import { ActionIcon, Box, Button, Group, NativeSelect, SimpleGrid, TextInput } from '@mantine/core'
import {
  type BankAccounts,
  changeBankAccounts,
  readBankAccounts,
} from '@nelly/contract/payments/bank-accounts'
import { CURRENCIES } from '@nelly/domain/currency'
import { BANK_ACCOUNT_KINDS, BANK_ACCOUNTS } from '@nelly/domain/payments/bank-account'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { EditConflicts } from '../forms/edit/edit-conflicts.tsx'
import { useEditForm } from '../forms/edit/use-edit-form.ts'
import { schemaErrors } from '../forms/schema-errors.ts'
import { ForRoles } from '../roles/for-roles.tsx'
import { callApi } from '../session/call.ts'
import { formQuery } from '../session/call-query.ts'
import { BusyButton } from '../ui/busy-button.tsx'
import { Failure } from '../ui/failure.tsx'
import { FormSection } from '../ui/form-section.tsx'
import { NotLoaded } from '../ui/not-loaded.tsx'
import { storedLanguage } from '../words/language.ts'
import { useWords } from '../words/use-words.ts'

/** The bank accounts that links to pay show. */
export function BankAccountsSection() {
  const t = useWords('settings')
  const query = useQuery(formQuery(['bank-accounts'], readBankAccounts))
  if (!query.data) return query.isError ? <NotLoaded query={query} /> : null
  return (
    <FormSection title={t('banks')} hint={t('banksHint')}>
      <AccountsForm stored={query.data} />
    </FormSection>
  )
}

const draftOf = ({ bankAccounts, revision }: BankAccounts) => ({
  values: {
    bankAccounts: bankAccounts.map((account) => ({ ...account, currency: String(account.currency) })),
  },
  revision,
})

const BLANK = { bank: '', number: '', holder: '', kind: 'savings', currency: 'DOP' } as const

/** The likely ones first. */
const CURRENCY_CHOICES = [...new Set(['DOP', 'USD', 'EUR', ...CURRENCIES])]

function AccountsForm({ stored }: { stored: BankAccounts }) {
  const t = useWords('settings')
  const { form, ...edit } = useEditForm({
    stored: draftOf(stored),
    storedOf: draftOf,
    validate: (draft) => schemaErrors(changeBankAccounts.body.safeParse(draft).error, storedLanguage()),
    validatesTyping: true,
    save: ({ values, stored: { revision } }) =>
      callApi(changeBankAccounts, { body: { ...values, revision } }),
    done: () => t('banksSaved'),
    failed: t('banksFailed'),
  })
  const { bankAccounts } = form.getValues()
  return (
    <form noValidate onSubmit={edit.submit} aria-label={t('banks')}>
      <ForRoles call="changeBankAccounts">
        <div className="stack">
          {bankAccounts.map((_, index) => {
            const field = (name: keyof typeof BLANK) => form.getInputProps(`bankAccounts.${index}.${name}`)
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: Accounts have no id; fields are controlled.
              <Box component="fieldset" key={index} className="box list" p="md">
                <legend className="title">{t('bankNumbered', { number: index + 1 })}</legend>
                <SimpleGrid cols={{ base: 1, sm: 2 }} spacing={20} verticalSpacing={16}>
                  <TextInput label={t('bank')} required autoComplete="off" {...field('bank')} />
                  <TextInput label={t('bankNumber')} required autoComplete="off" {...field('number')} />
                  <TextInput label={t('bankHolder')} required autoComplete="off" {...field('holder')} />
                  <SimpleGrid cols={2} spacing={12}>
                    <NativeSelect
                      label={t('bankKind')}
                      data={BANK_ACCOUNT_KINDS.map((value) => ({ value, label: t(`bankKinds.${value}`) }))}
                      {...field('kind')}
                    />
                    <NativeSelect label={t('bankCurrency')} data={CURRENCY_CHOICES} {...field('currency')} />
                  </SimpleGrid>
                </SimpleGrid>
                <Group justify="flex-end">
                  <ActionIcon
                    variant="subtle"
                    color="gray"
                    size={40}
                    aria-label={t('bankRemove', { number: index + 1 })}
                    title={t('bankRemove', { number: index + 1 })}
                    onClick={() => form.removeListItem('bankAccounts', index)}
                  >
                    <IconTrash size={18} stroke={1.7} aria-hidden="true" />
                  </ActionIcon>
                </Group>
              </Box>
            )
          })}
          <EditConflicts
            edit={edit}
            label={() => t('banks')}
            shown={(_, values) =>
              values.bankAccounts.map(({ bank, number }) => `${bank} ${number}`).join('\n')
            }
          />
          {edit.failure && <Failure>{edit.failure}</Failure>}
          <Group>
            {bankAccounts.length < BANK_ACCOUNTS.most && (
              <Button
                variant="default"
                leftSection={<IconPlus size={18} aria-hidden="true" />}
                onClick={() => form.insertListItem('bankAccounts', BLANK)}
              >
                {t('bankAdd')}
              </Button>
            )}
            {(bankAccounts.length > 0 || stored.bankAccounts.length > 0) && (
              <BusyButton type="submit" variant="default" busy={edit.pending}>
                {t('banksSave')}
              </BusyButton>
            )}
          </Group>
        </div>
      </ForRoles>
    </form>
  )
}
