import type { DemoSite } from './demo-business.ts'

export const PUNTA_CANA_SITE: DemoSite = {
  contact: {
    phone: '+1 809 555 0140',
    email: 'hello@puntacana.example',
    whatsapp: '+1 809 555 0140',
    address: 'Boulevard Turístico del Este, Punta Cana',
  },
  search: {
    title: {
      es: 'Alquiler de vehículos en Punta Cana | Punta Cana Drives',
      en: 'Car rental in Punta Cana | Punta Cana Drives',
    },
    description: {
      es: 'Del convertible al minibús, entregado en tu hotel de Bávaro o en el aeropuerto. Pide tus fechas y te respondemos el mismo día.',
      en: 'From convertibles to minivans, handed over at your hotel in Bávaro or at the airport. Ask for your dates, and we answer the same day.',
    },
  },
  about: {
    title: { es: 'Del hotel a la carretera', en: 'From the hotel to the road' },
    origin: {
      es: 'Nacimos para los viajeros que quieren ver más que la piscina: la Laguna Limón, Higüey en día de mercado, la carretera de Sabana de la Mar.',
      en: 'We began for travellers who want to see more than the pool: Laguna Limón, Higüey on market day, the road to Sabana de la Mar.',
    },
    promise: {
      title: { es: 'Diez minutos y te vas', en: 'Ten minutes and you are off' },
      text: {
        es: 'El contrato se prepara con lo que escribiste al reservar. En la entrega solo revisamos el vehículo contigo.',
        en: 'The contract is prepared from what you wrote when you reserved. At the pickup we only look at the vehicle with you.',
      },
    },
  },
  reviews: [
    {
      stars: 5,
      text: 'They answered on WhatsApp at eleven at night when our flight was late, and the jeep was there at midnight.',
      language: 'en',
      isShown: true,
    },
    {
      stars: 5,
      text: 'El jeep aguantó el camino a Playa Rincón sin problema. Muy buen trato.',
      language: 'es',
      isShown: true,
    },
    {
      stars: 4,
      text: 'Good car, honest price. Bring your own phone holder.',
      language: 'en',
      isShown: true,
    },
  ],
  announcement: {
    es: 'Reserva antes de enero y el segundo conductor va sin costo.',
    en: 'Reserve before January and the second driver is free.',
  },
  note: 'Contact, about us, and Spanish',
}
