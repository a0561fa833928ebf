import { Button } from '@mantine/core'
import { saveSiteRoute } from '@nelly/contract/calls/routes'
import { textsWith, withReplaced } from '@nelly/domain/site/placeholders'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { useAction } from '../mutations/use-action.ts'
import { sitePath } from '../paths/site-path.ts'
import { siteQuery } from '../queries/site-queries.ts'
import { callApi } from '../session/call.ts'
import { BusyButton } from '../ui/busy-button.tsx'
import { DialogButtons } from '../ui/dialog-buttons.tsx'
import { TitledDialog } from '../ui/titled-dialog.tsx'
import { useToasts } from '../ui/use-toasts.ts'
import { useWords } from '../words/use-words.ts'

/** The name that a landing had, and the one that it has now. */
export interface Renaming {
  readonly from: string
  readonly to: string
}

interface FormerNameProps extends Renaming {
  landingId: number
  onClose: () => void
}

/** After a landing was renamed: the texts of its site in which the former name was written by hand, to be replaced in its draft. */
export function FormerName({ landingId, from, to, onClose }: FormerNameProps) {
  const t = useWords('landing')
  const toasts = useToasts()
  const navigate = useNavigate()
  const client = useQueryClient()
  // Read again: renaming may have changed it, too.
  const { data: site, isFetching } = useQuery({ ...siteQuery(landingId), refetchOnMount: 'always' })
  const replacing = useAction({
    run: ({ revision, document }: NonNullable<typeof site>) =>
      callApi(saveSiteRoute, {
        params: { landingId },
        body: { revision, document: withReplaced(document, from, to) },
      }),
    onDone: (saved) => {
      client.setQueryData(siteQuery(landingId).queryKey, saved)
      onClose()
      toasts.offering(t('formerNameReplaced'), t('editSite'), () => void navigate(sitePath(landingId)))
    },
    failed: t('formerNameFailed'),
  })
  if (!site || isFetching) return null
  const texts = textsWith(site.document, from)
  return (
    <TitledDialog opened={texts.length > 0} onClose={onClose} title={t('formerNameTitle', { name: from })}>
      <p className="spaced">{t('formerNameLead', { name: to })}</p>
      <ul className="bullets">
        {texts.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <DialogButtons>
        <Button variant="default" onClick={onClose}>
          {t('formerNameKeep')}
        </Button>
        <BusyButton busy={replacing.isPending} onClick={() => replacing.mutate(site)}>
          {t('formerNameReplace')}
        </BusyButton>
      </DialogButtons>
    </TitledDialog>
  )
}
