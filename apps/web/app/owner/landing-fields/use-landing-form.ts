import type { UseFormReturnType } from '@mantine/form'
import {
  LANDING_DRAFT_FIELDS,
  type LandingDraft,
  landingChangesBody,
  landingDraftOf,
  newLandingBody,
  type OwnedLanding,
  ownedLanding,
} from '@nelly/contract/specified/landing-mapper'
import { createLanding, type LandingAnswer, updateLanding } from '@nelly/contract/specified/landings'
import { parseColour } from '@nelly/domain/landings/colours'
import { addressFor } from '@nelly/domain/landings/landing-name'
import { pick } from '@nelly/domain/pick'
import { HOME_TIMEZONE } from '@nelly/domain/wall-clock'
import { useState } from 'react'
import { changedFields } from '../forms/drafts/changed-fields.ts'
import { useDraft } from '../forms/drafts/use-draft.ts'
import type { Stored } from '../forms/edit/use-edit.ts'
import { useEditForm } from '../forms/edit/use-edit-form.ts'
import { chosenFile, type FormPicture } from '../forms/picture.ts'
import { callApi } from '../session/call.ts'
import { ownerId } from '../session/owner-id.ts'
import { useNameCheck } from './use-name-check.ts'

/** A landing's form with its logo. */
export interface LandingEdit extends LandingDraft {
  logo: FormPicture
}

export type LandingForm = UseFormReturnType<LandingEdit>

const NEW_LANDING: LandingEdit = {
  name: '',
  primary: '',
  secondary: '',
  language: null,
  timezone: HOME_TIMEZONE,
  logo: null,
}

const editOf = (landing: OwnedLanding): Stored<LandingEdit> => ({
  values: { ...landingDraftOf(landing), logo: landing.logo },
  revision: landing.revision,
})

interface LandingFormOptions {
  /** Is told of a save at once, and once every screen shows it. */
  onSaved?: (saved: OwnedLanding) => void
  onDone?: () => void
  /** What is said once it is saved; nothing without it. */
  done?: string
  failed: string
}

/** Creates a landing, or changes one that exists; unchanged fields are not sent. Conflicting changes are asked about. */
export function useLandingForm(landing: OwnedLanding | undefined, options: LandingFormOptions) {
  const { onSaved, onDone, done, failed } = options
  const [id, setId] = useState(landing?.id)
  const { form, ...edit } = useEditForm<LandingEdit, LandingAnswer>({
    stored: landing ? editOf(landing) : { values: NEW_LANDING },
    storedOf: (answer) => editOf(ownedLanding(answer)),
    fields: LANDING_DRAFT_FIELDS,
    validate: () => (check.refused ? { name: check.refused } : {}),
    save: ({ values, stored }) => {
      const { logo, ...draft } = values
      const files = { logo: chosenFile(logo) }
      if (id === undefined) return callApi(createLanding, { body: newLandingBody(ownerId(), draft), files })
      const { logo: _, ...changed } = changedFields(values, stored.values) ?? {}
      const changes = { ...pick(draft, ['name', 'primary', 'secondary']), ...changed }
      return callApi(updateLanding, {
        params: { userId: ownerId(), landingId: id },
        body: { ...landingChangesBody(changes), revision: stored.revision },
        files,
      })
    },
    subject: 'landings',
    onSaved: (saved) => {
      setId(saved.id)
      autosave.forget()
      onSaved?.(ownedLanding(saved))
    },
    ...(done !== undefined && { done: () => done }),
    ...(onDone && { onDone }),
    failed,
  })
  const { logo: _, ...draft } = form.values
  const autosave = useDraft(`landing:${landing?.id ?? 'new'}`, draft, form.setValues)
  const check = useNameCheck(draft.name, id)
  return { form, check, autosave, ...edit }
}

/** Whether name and colours follow the rules, so that a request makes sense. */
export const isSound = ({ name, primary, secondary }: LandingDraft): boolean =>
  addressFor(name).ok && parseColour(primary).ok && parseColour(secondary).ok
