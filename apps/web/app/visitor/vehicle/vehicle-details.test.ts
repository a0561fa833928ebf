import type { VisitedLanding } from '@nelly/contract/public-site/public-site'
import type { Language } from '@nelly/contract/wire'
import { createElement as h } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { aVehicle } from '../../testing/a-vehicle.ts'
import { i18nIn } from '../both-languages.ts'
import { Speaking } from '../i18n.tsx'
import { LandingProvider } from '../landing-context.ts'
import { VehicleDetails } from './vehicle-details.tsx'

const vehicle = aVehicle({
  type: 'suv',
  luggage: 4,
  features: ['aire acondicionado', 'puerto usb', 'isofix', 'nevera playera', 'dos puertos usb'],
  specialFeatures: [{ name: 'Air conditioning', description: 'Atrás también' }],
})

const features = (language: Language) =>
  [
    ...renderToStaticMarkup(
      h(
        LandingProvider,
        { value: { language, languages: ['es', 'en'] } as unknown as VisitedLanding },
        h(
          Speaking,
          { value: i18nIn(language) },
          h(VehicleDetails, { vehicle, mileage: null, conditions: [] }),
        ),
      ),
    ).matchAll(/<li>.*?<p[^>]*>(.*?)<\/p>/g),
  ].map(([, name]) => name)

test('usual features are in the page’s language and once, others as typed', () => {
  expect(features('es')).toEqual([
    'Aire acondicionado',
    'Puerto USB',
    'ISOFIX',
    'nevera playera',
    'dos puertos USB',
  ])
  expect(features('en')).toEqual([
    'Air conditioning',
    'USB port',
    'ISOFIX',
    'nevera playera',
    'dos puertos USB',
  ])
})
