import type { Sheet } from '@nelly/domain/imports/sheet'
import type { TableVehicle } from '@nelly/domain/price-tables/price-table'
import { z } from 'zod'
import { call } from '../call.ts'
import { answerOf, idAnswer, written } from '../wire.ts'

const priceFile = answerOf(
  z.object({
    sheets: written<readonly Pick<Sheet, 'name' | 'rows'>[]>(
      z.array(
        z.object({
          name: z.string().nullable(),
          rows: z.array(
            z.object({
              line: z.number().int().meta({ description: 'Its line in the file, from 1' }),
              cells: z.array(
                z.union([z.string(), z.number(), z.boolean(), z.object({ day: z.string() }), z.null()]),
              ),
            }),
          ),
        }),
      ),
    ),
    hiddenSheets: z.array(z.string()).meta({ description: 'Which are not read' }),
    vehicles: written<readonly TableVehicle[]>(
      z.array(
        z.object({
          id: idAnswer,
          name: z.string(),
          brand: z.string().nullable(),
          type: z.string(),
          plates: z.array(z.string()),
        }),
      ),
    ).meta({ description: 'What rows of the landing’s prices may name' }),
  }),
).meta({ id: 'PriceFile' })
/** A file of prices as it was read, and the vehicles that its rows may name. */
export type PriceFile = z.output<typeof priceFile>

export const readPriceFile = call({
  method: 'POST',
  url: '/landings/:landingId/rates/table',
  uploads: { file: { least: 1, most: 1 } },
  summary: 'Read a file of prices',
  description:
    'The cells of a table of CSV or XLSX, of vehicles by lengths of rental or seasons. Nothing is stored: what they say becomes rates that are saved as others are.',
  refusals: [
    'landing-not-found',
    'file-missing',
    'file-not-a-table',
    'file-too-many-rows',
    'file-too-many-columns',
    'file-too-large',
    'file-empty',
    'file-unreadable',
  ],
  answer: priceFile,
})
