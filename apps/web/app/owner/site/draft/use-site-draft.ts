import { restorePublicationRoute, saveSiteRoute, stepSiteRoute } from '@nelly/contract/calls/routes'
import type { SiteDraft } from '@nelly/contract/site/calls'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useReducer, useState } from 'react'
import { useBeforeUnload } from 'react-router'
import { ApiProblem } from '../../../api/api-problem.ts'
import { newestOf } from '../../forms/edit/use-edit.ts'
import { useGuardedMutation } from '../../mutations/use-guarded-mutation.ts'
import { newestSiteQuery } from '../../queries/site-queries.ts'
import { callApi } from '../../session/call.ts'
import {
  conflictingParts,
  type DraftStep,
  type DraftTask,
  draftReducer,
  openedDraft,
  unsavedChanges,
} from './site-draft.ts'
import { useUnsavedOnDevice } from './use-unsaved-on-device.ts'

/** After how many milliseconds without another edit the draft is saved. */
const AUTOSAVE_AFTER = 800
/** How long to wait before a failed save is tried again: twice as long each time, up to half a minute. */
const retryAfter = (failures: number): number => Math.min(30_000, 1_000 * 2 ** failures)

/** A save that was refused for what it says, with a message for each field. */
export interface SaveFailure {
  readonly message: string
  readonly errors: Readonly<Record<string, readonly string[]>>
}

/**
 * The draft of a landing's site. Edits are immediate and saved by themselves; they stay on this device until they are.
 * What others save meanwhile is merged.
 */
export function useSiteDraft(landingId: number, opened: SiteDraft) {
  const [state, dispatch] = useReducer(draftReducer<SiteDraft>, opened, openedDraft<SiteDraft>)
  const [failure, setFailure] = useState<SaveFailure>()
  const changes = unsavedChanges(state)
  const isUnsaved = changes.length > 0
  const { task, failures, rejected, document, stored } = state
  const conflicts = conflictingParts(state)

  // A mutation, so that a session that has ended and a server that doesn't answer are said at once, as everywhere.
  const { mutate } = useGuardedMutation({
    // Offline too: what fails is tried again with everything typed until then.
    networkMode: 'always',
    mutationFn: (sent: { task: DraftTask; revision: number }) =>
      sendTask(landingId, sent.task, sent.revision),
    onSuccess: ({ isRefused, site }) => {
      dispatch({ type: isRefused ? 'refused' : 'done', stored: site })
      setFailure(undefined)
    },
    onError: (problem) => {
      const isFinal = problem instanceof ApiProblem && FINAL.has(problem.status)
      dispatch({ type: 'failed', isFinal })
      setFailure({
        message: isFinal ? problem.message : '',
        errors: problem instanceof ApiProblem ? problem.errors : {},
      })
    },
  })
  const send = useEffectEvent((now: DraftTask) => mutate({ task: now, revision: stored.revision }))
  useEffect(() => {
    if (task) send(task)
  }, [task])

  const save = () => dispatch({ type: 'save' })
  const canSave = isUnsaved && !task && document !== rejected
  // biome-ignore lint/correctness/useExhaustiveDependencies: each edit starts the time anew.
  useEffect(() => {
    if (!canSave) return
    const timer = setTimeout(
      () => dispatch({ type: 'save' }),
      failures > 0 ? retryAfter(failures) : AUTOSAVE_AFTER,
    )
    return () => clearTimeout(timer)
  }, [canSave, failures, document])
  useSaveOnLeave(save)

  const newest = useQuery({ ...newestSiteQuery(landingId), enabled: task === undefined })
  useEffect(() => {
    if (newest.data) dispatch({ type: 'read', stored: newest.data })
  }, [newest.data])

  const onDevice = useUnsavedOnDevice(landingId, changes, (lost) =>
    dispatch({ type: 'recover', changes: lost }),
  )
  useBeforeUnload((event) => {
    if (isUnsaved && (failures > 0 || conflicts.length > 0)) event.preventDefault()
  })

  return {
    document,
    stored,
    /** Whose changes were merged with the edits here, if anybody's. */
    merged: state.merged,
    theirs: state.theirs,
    conflicts,
    isUnsaved,
    isSaving: task?.kind === 'save',
    isBusy: task !== undefined || state.waiting !== undefined,
    failure: failures > 0 ? failure : undefined,
    onDevice,
    edit: (change: Parameters<typeof edited>[0]) => dispatch(edited(change)),
    save,
    step: (step: DraftStep) => dispatch({ type: 'step', step }),
    decide: (taken: ReadonlySet<string>) => dispatch({ type: 'decide', taken }),
    /** Shows what the server answered to something that was done here. */
    show: (site: SiteDraft) => dispatch({ type: 'answered', stored: site }),
    /** Reads the draft again, as somebody else changed it. */
    refresh: () => void newest.refetch(),
  }
}

export type SiteEditing = ReturnType<typeof useSiteDraft>

/** The statuses of refusals that the same request would get again. */
const FINAL = new Set([400, 403, 404, 413, 422])

const edited = (change: Extract<Parameters<typeof draftReducer>[1], { type: 'edit' }>['change']) =>
  ({ type: 'edit', change }) as const

/** Saves when a field or the page is left. */
function useSaveOnLeave(save: () => void): void {
  const onLeave = useEffectEvent(save)
  useEffect(() => {
    const leave = () => onLeave()
    const hide = () => document.visibilityState === 'hidden' && onLeave()
    addEventListener('focusout', leave)
    addEventListener('pagehide', leave)
    document.addEventListener('visibilitychange', hide)
    return () => {
      removeEventListener('focusout', leave)
      removeEventListener('pagehide', leave)
      document.removeEventListener('visibilitychange', hide)
    }
  }, [])
}

/** Makes a task; `isRefused` where somebody else saved meanwhile, with the draft that has what they saved. */
async function sendTask(
  landingId: number,
  task: DraftTask,
  revision: number,
): Promise<{ site: SiteDraft; isRefused: boolean }> {
  try {
    return { site: await called(landingId, task, revision), isRefused: false }
  } catch (problem) {
    const newest = newestOf<SiteDraft>(problem)
    if (!newest) throw problem
    return { site: newest, isRefused: true }
  }
}

function called(landingId: number, task: DraftTask, revision: number) {
  const params = { landingId }
  switch (task.kind) {
    case 'save':
      return callApi(saveSiteRoute, { params, body: { revision, document: task.document } })
    case 'restore':
      return callApi(restorePublicationRoute, {
        params: { landingId, number: task.number },
        body: { revision },
      })
    default:
      return callApi(stepSiteRoute, { params, body: { revision, step: task.kind } })
  }
}
