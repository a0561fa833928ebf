import { Button, Group, NativeSelect, SimpleGrid, TextInput } from '@mantine/core'
import { type StoredGateway, storeGateway } from '@nelly/contract/payments/gateways'
import { EditConflicts } from '../forms/edit/edit-conflicts.tsx'
import { useEditForm } from '../forms/edit/use-edit-form.ts'
import { schemaErrors } from '../forms/schema-errors.ts'
import { callApi } from '../session/call.ts'
import { BusyButton } from '../ui/busy-button.tsx'
import { Failure } from '../ui/failure.tsx'
import { storedLanguage } from '../words/language.ts'
import { useWords } from '../words/use-words.ts'

const BLANK = { currency: 'DOP', merchantId: '', merchantName: '', currencyCode: '$', pageUrl: '' }

/** The key of a stored gateway is never shown: left blank, it stays. */
const draftOf = (gateway: StoredGateway | undefined) => {
  const { currency, merchantId, merchantName, currencyCode, pageUrl } = gateway ?? BLANK
  return {
    values: { currency: String(currency), merchantId, merchantName, currencyCode, pageUrl, authKey: '' },
    revision: gateway?.revision ?? 0,
  }
}

const LABELS = {
  currency: 'gatewayCurrency',
  merchantId: 'gatewayNumber',
  merchantName: 'gatewayName',
  currencyCode: 'gatewayCode',
  pageUrl: 'gatewayPage',
  authKey: 'gatewayKey',
} as const

interface GatewayFormProps {
  gateway: StoredGateway | undefined
  onClose: () => void
}

/** The settings of the gateway of a currency. */
export function GatewayForm({ gateway, onClose }: GatewayFormProps) {
  const t = useWords('settings')
  const common = useWords('common')
  const { form, ...edit } = useEditForm({
    stored: draftOf(gateway),
    storedOf: draftOf,
    validate: (draft) =>
      schemaErrors(storeGateway.body.safeParse({ ...draft, provider: 'azul' }).error, storedLanguage()),
    validatesTyping: true,
    save: ({ values, stored: { revision } }) =>
      callApi(storeGateway, { body: { ...values, provider: 'azul', revision } }),
    subject: 'gateways',
    done: () => t('gatewaySaved'),
    onDone: onClose,
    failed: t('gatewayFailed'),
  })
  return (
    <form noValidate onSubmit={edit.submit} aria-label={t('gatewayForm')}>
      <div className="stack">
        <SimpleGrid cols={{ base: 1, sm: 2 }} spacing={20} verticalSpacing={16}>
          <NativeSelect
            label={t('gatewayCurrency')}
            data={['DOP', 'USD']}
            disabled={gateway !== undefined}
            {...form.getInputProps('currency')}
          />
          <TextInput
            label={t('gatewayCode')}
            description={t('gatewayCodeHint')}
            required
            autoComplete="off"
            {...form.getInputProps('currencyCode')}
          />
          <TextInput
            label={t('gatewayNumber')}
            required
            autoComplete="off"
            {...form.getInputProps('merchantId')}
          />
          <TextInput
            label={t('gatewayName')}
            required
            autoComplete="off"
            {...form.getInputProps('merchantName')}
          />
        </SimpleGrid>
        <TextInput
          label={t('gatewayPage')}
          description={t('gatewayPageHint', { site: location.host })}
          required
          type="url"
          autoComplete="off"
          {...form.getInputProps('pageUrl')}
        />
        <TextInput
          label={t('gatewayKey')}
          description={t(gateway ? 'gatewayKeyKept' : 'gatewayKeyHint')}
          required={!gateway}
          type="password"
          autoComplete="off"
          {...form.getInputProps('authKey')}
        />
        <EditConflicts
          edit={edit}
          label={(field) => t(LABELS[field])}
          shown={(field, values) => values[field]}
        />
        {edit.failure && <Failure>{edit.failure}</Failure>}
        <Group>
          <BusyButton type="submit" busy={edit.pending}>
            {t('gatewaySave')}
          </BusyButton>
          <Button variant="default" onClick={onClose}>
            {common('cancel')}
          </Button>
        </Group>
      </div>
    </form>
  )
}
