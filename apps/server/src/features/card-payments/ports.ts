import type { Gateway, GatewayName } from '@nelly/domain/payments/gateway'
import { type AzulMerchant, azulPage } from './azul.ts'

/** The adapter of each gateway. Attempts, returns and look-ups know no other way to one. */
export const PORTS: Readonly<Record<GatewayName, Gateway<AzulMerchant>>> = { azul: azulPage }
