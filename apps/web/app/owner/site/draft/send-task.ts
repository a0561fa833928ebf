import { restorePublicationRoute, saveSiteRoute, stepSiteRoute } from '@nelly/contract/calls/routes'
import type { SiteDraft } from '@nelly/contract/site/calls'
import { newestOf } from '../../forms/edit/use-edit.ts'
import { callApi } from '../../session/call.ts'
import type { DraftTask } from './site-draft.ts'

/** Makes a task; `isRefused` where somebody else saved meanwhile, with the draft that has what they saved. */
export async function sendTask(
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
