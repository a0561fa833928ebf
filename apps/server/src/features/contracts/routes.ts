import { Readable } from 'node:stream'
import * as calls from '@nelly/contract/contracts/contracts'
import { ok, refuse } from '@nelly/domain/result'
import type { FastifyInstance } from 'fastify'
import { attachment } from '../../platform/http/attachment.ts'
import { admitNetwork } from '../../platform/http/network-limit.ts'
import { originOf } from '../../platform/http/origin.ts'
import type { Limit } from '../../platform/http/rate-limits.ts'
import { serveCall } from '../../platform/http/serve-call.ts'
import { wakeJobWorker } from '../../platform/jobs/jobs.ts'
import type { Parts } from '../../platform/parts.ts'
import { contractNumbered, fileAnswer, numberOf } from './contract-row.ts'
import { contractFiles } from './files-of.ts'
import { contractsOf } from './list-contracts.ts'
import { makeContract } from './make-contract.ts'
import { signContract } from './sign-contract.ts'
import { verifyContract } from './verify-contract.ts'

/** Files that are verified from one network. */
const VERIFY_LIMIT: Limit = { points: 600, seconds: 10 * 60 }

/** The calls of contracts. */
export function contractsRoutes(app: FastifyInstance, parts: Parts): void {
  const { db, now } = parts
  const files = contractFiles(db)

  serveCall(app, calls.listContracts, async ({ params, principal }) => {
    const found = await contractsOf(db, principal.account, params.reservationId)
    return found ? ok(found) : refuse('reservation-not-found')
  })

  serveCall(app, calls.makeContract, async ({ params, principal, request }) => {
    const { account } = principal
    const made = await makeContract(db, { account, id: params.reservationId, now: now() })
    if (!made.ok) return made
    const drawn = await files.drawn(made.value, originOf(request, parts))
    return drawn ? ok(fileAnswer(drawn, 'unsigned')) : refuse('contract-not-possible')
  })

  serveCall(app, calls.drawContract, async ({ params, query, principal, request, reply }) => {
    const found = await contractNumbered(db, params.contractNumber)
    if (found?.accountId !== principal.account) return refuse('contract-not-found')
    const contract = await files.drawn(found, originOf(request, parts))
    const isSigned = query.version === 'signed'
    const file = isSigned ? contract?.signedFile : contract?.file
    if (!contract || !file) return refuse('contract-not-found')
    return attachment(reply, `${numberOf(contract)}.pdf`, Readable.from([file]))
  })

  serveCall(app, calls.signContract, async ({ params, body, principal, request }) => {
    const signed = await signContract(db, files, {
      account: principal.account,
      number: params.contractNumber,
      signature: body,
      origin: originOf(request, parts),
      now: now(),
    })
    if (!signed.ok) return signed
    wakeJobWorker()
    return ok(fileAnswer(signed.value, 'signed'))
  })

  serveCall(app, calls.verifyContract, async ({ params, query, request, reply }) => {
    const admission = await admitNetwork(parts, {
      kind: 'verify-network',
      address: request.ip,
      limit: VERIFY_LIMIT,
    })
    if (!admission.admitted) return refuse('too-many-requests', { retryAfter: admission.retryAfter })
    reply.header('cache-control', 'no-store')
    return ok(await verifyContract(db, params.contractNumber, query.sha256))
  })
}
