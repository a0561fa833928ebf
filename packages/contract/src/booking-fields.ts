import { isPhone } from '@nelly/domain/customers/phone'
import { MAX_EXTRA_CODE, MAX_EXTRAS } from '@nelly/domain/rates/extras'
import { z } from 'zod'
import { name, numeric, text } from './wire.ts'

/** Names may be of any script; only their length is limited. */
export const person = name(80)

export const phone = name(40)
  .refine((value) => value === '' || isPhone(value), { params: { refusal: 'phone-invalid' } })
  .meta({ description: '7 to 15 digits, with what people write between them' })

export const email = z.string().trim().max(254).pipe(z.email()).meta({ format: 'email' })

export const chosenExtras = z
  .array(
    z.object({
      code: text(MAX_EXTRA_CODE).meta({ description: "One of the landing's extras" }),
      quantity: numeric(z.number().int()).default(1),
    }),
  )
  .max(MAX_EXTRAS)
