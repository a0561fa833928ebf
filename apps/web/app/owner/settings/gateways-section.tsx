import { Badge, Box, Button, Group } from '@mantine/core'
import {
  listGateways,
  removeGateway,
  type StoredGateway,
  testGateway,
} from '@nelly/contract/payments/gateways'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useAction } from '../mutations/use-action.ts'
import { ForRoles } from '../roles/for-roles.tsx'
import { IfMay } from '../roles/if-may.tsx'
import { callApi } from '../session/call.ts'
import { callQuery } from '../session/call-query.ts'
import { BusyButton } from '../ui/busy-button.tsx'
import { FormSection } from '../ui/form-section.tsx'
import { NotLoaded } from '../ui/not-loaded.tsx'
import { useDeleteQuestion } from '../ui/use-delete-question.tsx'
import { useWords } from '../words/use-words.ts'
import { CardReconciliation } from './card-reconciliation.tsx'
import { GatewayForm } from './gateway-form.tsx'

/** The gateways by which customers pay with cards, one for each currency. */
export function GatewaysSection() {
  const t = useWords('settings')
  const [opened, setOpened] = useState<StoredGateway | 'new'>()
  const query = useQuery({ ...callQuery(['gateways'], listGateways), gcTime: 0 })
  if (!query.data) return query.isError ? <NotLoaded query={query} /> : null
  const close = () => setOpened(undefined)
  return (
    <FormSection title={t('gateways')} hint={t('gatewaysHint')}>
      <ForRoles call="storeGateway">
        <div className="stack">
          {query.data.map((gateway) => (
            <Gateway key={gateway.id} gateway={gateway} onChange={() => setOpened(gateway)} />
          ))}
          {opened ? (
            <GatewayForm
              key={opened === 'new' ? 'new' : opened.id}
              gateway={opened === 'new' ? undefined : opened}
              onClose={close}
            />
          ) : (
            <Button
              variant="default"
              w="fit-content"
              leftSection={<IconPlus size={18} aria-hidden="true" />}
              onClick={() => setOpened('new')}
            >
              {t('gatewayAdd')}
            </Button>
          )}
        </div>
      </ForRoles>
      <IfMay call="reconcileCards">
        {query.data.map(({ id, currency }) => (
          <CardReconciliation key={id} currency={currency} />
        ))}
      </IfMay>
    </FormSection>
  )
}

/** A gateway that is set up, whether it was ever run, and its own payment. */
function Gateway({ gateway, onChange }: { gateway: StoredGateway; onChange: () => void }) {
  const t = useWords('settings')
  const { id, currency, merchantId, merchantName, testedAt } = gateway
  const params = { gatewayId: id }
  const testing = useAction({
    run: () => callApi(testGateway, { params }),
    failed: t('gatewayTestFailed'),
    onDone: ({ url }) => window.location.assign(url),
  })
  const removing = useAction({
    run: () => callApi(removeGateway, { params }),
    done: () => t('gatewayRemoved'),
    failed: t('gatewayFailed'),
    subject: 'gateways',
  })
  const askToDelete = useDeleteQuestion()
  const askToRemove = () =>
    askToDelete({
      title: t('gatewayRemoveTitle', { currency }),
      question: t('gatewayRemoveText'),
      confirm: t('gatewayRemove'),
      onConfirm: () => removing.mutate(),
    })
  return (
    <Box className="box list" p="md">
      <Group justify="space-between">
        <strong>{t('gatewayOf', { currency })}</strong>
        <Badge color={testedAt ? 'green' : 'orange'} variant="light">
          {t(testedAt ? 'gatewayRun' : 'gatewayNeverRun')}
        </Badge>
      </Group>
      <span className="muted">{t('gatewayMerchant', { number: merchantId, name: merchantName })}</span>
      {!testedAt && <p>{t('gatewayTestHint', { currency })}</p>}
      <div className="row filling">
        <BusyButton variant="light" busy={testing.isPending} onClick={() => testing.mutate()}>
          {t('gatewayTest')}
        </BusyButton>
        <Button variant="default" onClick={onChange}>
          {t('gatewayChange')}
        </Button>
        <Button variant="subtle" color="red" onClick={askToRemove}>
          {t('gatewayRemove')}
        </Button>
      </div>
    </Box>
  )
}
