import { Badge, Button } from '@mantine/core'
import { changePartner, listPartners, type Partner } from '@nelly/contract/partners/partners'
import {
  IconArrowBackUp,
  IconBan,
  IconHeartHandshake,
  IconLink,
  IconPencil,
  IconReceipt,
} from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useAction } from '../mutations/use-action.ts'
import { IfMay } from '../roles/if-may.tsx'
import { useMay } from '../roles/use-membership.ts'
import { callApi } from '../session/call.ts'
import { callQuery } from '../session/call-query.ts'
import { ActionsMenu } from '../ui/actions-menu.tsx'
import { BackLink } from '../ui/back-link.tsx'
import { DialogButton } from '../ui/dialog-button.tsx'
import { DialogButtons } from '../ui/dialog-buttons.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { NotLoaded } from '../ui/not-loaded.tsx'
import { PageTitle } from '../ui/page-title.tsx'
import { TitledDialog } from '../ui/titled-dialog.tsx'
import { useWords } from '../words/use-words.ts'
import { PartnerForm } from './partner-form.tsx'
import { PartnerLinks } from './partner-links.tsx'
import css from './partners.module.css'
import { Statements } from './statements.tsx'

/** Who brings customers for a share of the price: their links, and what is owed to them by month. */
export function PartnersScreen() {
  const t = useWords('partners')
  const query = useQuery(callQuery(['partners'], listPartners))
  const partners = query.data?.partners
  return (
    <>
      <PageTitle
        title={t('title')}
        lead={t('lead')}
        before={<BackLink to="/landings" label={t('back')} />}
        action={
          <IfMay call="addPartner">
            <DialogButton label={t('add')}>{(close) => <PartnerForm onClose={close} />}</DialogButton>
          </IfMay>
        }
      />
      {!partners && <NotLoaded query={query} title={t('loadFailed')} />}
      {partners?.length === 0 && (
        <EmptyState Icon={IconHeartHandshake} title={t('emptyTitle')}>
          {t('empty')}
        </EmptyState>
      )}
      {partners && partners.length > 0 && (
        <ul>
          {partners.map((partner) => (
            <PartnerItem key={partner.id} partner={partner} />
          ))}
        </ul>
      )}
    </>
  )
}

function PartnerItem({ partner }: { partner: Partner }) {
  const t = useWords('partners')
  const common = useWords('common')
  const [opened, open] = useState<'edit' | 'links' | 'statements'>()
  const close = () => open(undefined)
  const { name, code, email, withdrawnAt } = partner
  return (
    <li className="person">
      <div className="grow blocks">
        <strong>
          {name} {withdrawnAt && <Badge color="gray">{t('withdrawn')}</Badge>}
        </strong>
        <span className="muted">
          {t('terms', { code, percent: partner.percent / 100 })}
          {email && ` · ${email}`}
        </span>
      </div>
      <div className={css.tools}>
        {!withdrawnAt && (
          <Button
            variant="default"
            leftSection={<IconLink size={18} aria-hidden="true" />}
            aria-label={t('linksOf', { name })}
            onClick={() => open('links')}
          >
            {t('links')}
          </Button>
        )}
        <Button
          variant="default"
          leftSection={<IconReceipt size={18} aria-hidden="true" />}
          aria-label={t('statementsOf', { name })}
          onClick={() => open('statements')}
        >
          {t('statements')}
        </Button>
        <PartnerActions partner={partner} onEdit={() => open('edit')} />
      </div>
      <TitledDialog opened={opened === 'edit'} onClose={close} title={t('editNamed', { name })}>
        {opened === 'edit' && <PartnerForm partner={partner} onClose={close} />}
      </TitledDialog>
      <TitledDialog opened={opened === 'links'} onClose={close} title={t('linksOf', { name })} isWide>
        {opened === 'links' && <PartnerLinks code={code} />}
        <DialogButtons>
          <Button onClick={close}>{common('close')}</Button>
        </DialogButtons>
      </TitledDialog>
      <TitledDialog
        opened={opened === 'statements'}
        onClose={close}
        title={t('statementsOf', { name })}
        isWide
      >
        {opened === 'statements' && <Statements partner={partner} />}
        <DialogButtons>
          <Button onClick={close}>{common('close')}</Button>
        </DialogButtons>
      </TitledDialog>
    </li>
  )
}

/** What managers do with a partner. */
function PartnerActions({ partner, onEdit }: { partner: Partner; onEdit: () => void }) {
  const t = useWords('partners')
  const mayChange = useMay('changePartner')
  const withdraw = useAction({
    run: (withdrawn: boolean) =>
      callApi(changePartner, { params: { partnerId: partner.id }, body: { withdrawn } }),
    subject: 'partners',
    done: ({ name, withdrawnAt }) => t(withdrawnAt ? 'wasWithdrawn' : 'isBack', { name }),
    undo: (_, withdrawn) => !withdrawn,
    failed: t('saveFailed'),
  })
  if (!mayChange) return null
  return (
    <ActionsMenu
      label={t('actionsOf', { name: partner.name })}
      actions={[
        { label: t('edit'), icon: <IconPencil size={18} />, onClick: onEdit },
        partner.withdrawnAt
          ? {
              label: t('bringBack'),
              icon: <IconArrowBackUp size={18} />,
              onClick: () => withdraw.mutate(false),
            }
          : {
              label: t('withdraw'),
              icon: <IconBan size={18} />,
              isDangerous: true,
              onClick: () => withdraw.mutate(true),
            },
      ]}
    />
  )
}
