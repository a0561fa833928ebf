import { phoneLink } from '@nelly/domain/customers/phone'
import { useLanding } from '../landing-context.ts'

/** A phone of the landing, which is dialled with its country code where it is known. */
export function PhoneLink({ phone, className }: { phone: string; className?: string | undefined }) {
  const { phones } = useLanding()
  return (
    <a className={className} href={phoneLink(phone, phones[phone])}>
      {phone}
    </a>
  )
}
