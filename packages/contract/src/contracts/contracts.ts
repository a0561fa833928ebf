import { MAX_SIGNED_NAME, MOST_COORDINATE, MOST_POINTS } from '@nelly/domain/contracts/signature'
import { z } from 'zod'
import { call } from '../call.ts'
import { answerOf, name } from '../wire.ts'

/** The number of a contract in a path, as it is printed; any other text is that of no contract. */
const ofContract = z.object({
  contractNumber: z
    .string()
    .max(30)
    .meta({ examples: ['12-2027-000045'] }),
})

const hash = z.string().meta({ description: 'The SHA-256 of its file, in hex' })

const contractAnswer = z
  .object({
    number: z.string(),
    madeAt: z.iso.datetime(),
    sha256: hash.nullable().meta({ description: '`null` while it is drawn' }),
    signed: z
      .object({
        at: z.iso.datetime(),
        name: z.string().nullable().meta({ description: 'As it was typed; `null` once erased' }),
        sha256: hash,
      })
      .nullable(),
    isVoid: z.boolean().meta({ description: 'Whether another took its place' }),
    isErased: z
      .boolean()
      .meta({ description: 'Whether its files are gone, with the customer’s personal data' }),
  })
  .meta({ id: 'Contract' })

const contractsAnswer = answerOf(
  z.object({
    isPossible: z.boolean().meta({ description: 'Whether one can be made' }),
    isChanged: z
      .boolean()
      .meta({ description: 'Whether the reservation changed after its valid contract was made' }),
    contracts: z.array(contractAnswer).meta({ description: 'The newest first' }),
  }),
).meta({ id: 'Contracts' })
export type Contracts = z.infer<typeof contractsAnswer>
export type Contract = Contracts['contracts'][number]

const fileAnswer = answerOf(
  z.object({ number: z.string(), sha256: hash, url: z.string().meta({ description: 'That of its file' }) }),
).meta({ id: 'ContractFile' })
export type ContractFile = z.infer<typeof fileAnswer>

export const listContracts = call({
  method: 'GET',
  url: '/reservations/:reservationId/contracts',
  summary: 'List the contracts of a reservation',
  description: 'At most one of them is valid: those before it are void, and still there.',
  refusals: ['reservation-not-found'],
  answer: contractsAnswer,
})

export const makeContract = call({
  method: 'POST',
  url: '/reservations/:reservationId/contract',
  summary: 'Make the contract of a reservation',
  description:
    'As a PDF, in the language of the customer. Where its valid contract still shows all as it is, that one is answered; else that one becomes void, and the new one has a number of its own.',
  refusals: ['reservation-not-found', 'contract-not-possible'],
  status: 201,
  answer: fileAnswer,
})

export const drawContract = call({
  method: 'GET',
  url: '/contracts/:contractNumber/file',
  summary: 'Download a contract',
  description: 'The file as it was made, or with `version=signed` as it was signed: always the same bytes.',
  params: ofContract,
  query: z.object({ version: z.enum(['unsigned', 'signed']).default('unsigned') }),
  refusals: ['contract-not-found'],
  type: 'application/pdf',
  answer: z.string(),
})

const coordinate = z.number().min(0).max(MOST_COORDINATE)

export const signContract = call({
  method: 'POST',
  url: '/contracts/:contractNumber/signature',
  summary: 'Sign a contract on a screen',
  description:
    'The signed file has a page with the signature and the hash of the file that was signed, and is mailed to the customer. Who can’t draw signs with the typed name alone, without `strokes`.',
  params: ofContract,
  body: z.object({
    name: name(MAX_SIGNED_NAME),
    strokes: z
      .array(
        z
          .array(z.object({ x: coordinate, y: coordinate }))
          .min(1)
          .max(MOST_POINTS),
      )
      .min(1)
      .max(MOST_POINTS)
      .refine((strokes) => strokes.flat().length <= MOST_POINTS)
      .nullish()
      .meta({
        description: `Each a list of points, from the upper left corner; ${MOST_POINTS} points at most`,
      }),
  }),
  refusals: ['contract-not-found', 'contract-outdated', 'contract-signed'],
  status: 201,
  answer: fileAnswer,
})
export type Signature = z.output<typeof signContract.body>

export const verifyContract = call({
  method: 'GET',
  url: '/verify/:contractNumber',
  access: 'public',
  summary: 'Verify the file of a contract',
  description:
    'Whether a file with this hash is the contract of this number: as it was signed, as it was made, or neither. A number that does not exist is answered as another file. At most 600 in 10 minutes from one network.',
  params: ofContract,
  query: z.object({
    sha256: z
      .string()
      .regex(/^[\da-f]{64}$/i)
      .meta({ description: 'The SHA-256 of the file, in hex' }),
  }),
  refusals: ['too-many-requests'],
  answer: z
    .object({
      known: z.enum(['signed', 'unsigned', 'neither']),
      day: z.iso.date().nullable().meta({ description: 'When it was signed, or made; `null` for neither' }),
      isVoid: z.boolean().meta({ description: 'Whether another contract took its place' }),
    })
    .meta({ id: 'VerifiedContract' }),
})
