import {
  AZUL_REQUEST,
  AZUL_RETURN,
  type AzulRequest,
  type AzulReturn,
} from '@nelly/domain/payments/azul-page'
import { expect, test } from 'vitest'
import { signatureOf } from './azul.ts'

const KEY = 'super-secreta'

const REQUEST: AzulRequest = {
  ...{ MerchantId: 'MERCH123', MerchantName: 'SolmiOS', MerchantType: 'ECommerce', CurrencyCode: 'USD' },
  ...{ OrderNumber: 'RES-001', Amount: '150000', ITBIS: '0' },
  ApprovedUrl: 'https://hotel.test/ok',
  ...{ DeclinedUrl: 'https://hotel.test/cancel', CancelUrl: 'https://hotel.test/cancel' },
  ...{ UseCustomField1: '0', CustomField1Label: '', CustomField1Value: '' },
  ...{ UseCustomField2: '0', CustomField2Label: '', CustomField2Value: '' },
}

const RETURN: AzulReturn = {
  ...{ OrderNumber: 'RES-001', Amount: '150000', AuthorizationCode: 'AUTH1', DateTime: '20240101120000' },
  ...{
    ResponseCode: 'ISO8583',
    IsoCode: '00',
    ResponseMessage: 'APROBADA',
    ErrorDescription: '',
    RRN: 'RRN1',
  },
}

// Rule of "Money and paper": server/features/card-payments/azul.ts
test('a request and a return are signed as the vectors say, whatever the order of their fields', () => {
  const turned = Object.fromEntries(Object.entries(REQUEST).reverse()) as AzulRequest
  const ofRequest =
    '1bf422ac380c7d22e51c433ada4a4bc7bf9313e4e19ef1dec48eeba7937b22efab64c14457dee00b650901701df0fb39fd0b7946e0086c1494f8585b733c5036'
  expect([REQUEST, turned].map((one) => signatureOf(AZUL_REQUEST, one, KEY).toString('hex'))).toEqual([
    ofRequest,
    ofRequest,
  ])
  expect(signatureOf(AZUL_RETURN, RETURN, KEY).toString('hex')).toBe(
    'aedd3f5049fa06fbda4419d03987e4590c8eaed33804875e608fb9b3960791217a05d87322a025eba1143494aff3c0243f893a91bc017c5f9c643a5d68d74fde',
  )
})
