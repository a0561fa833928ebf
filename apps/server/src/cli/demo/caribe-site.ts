import type { DemoSite } from './demo-business.ts'

export const CARIBE_SITE: DemoSite = {
  contact: {
    phone: '+1 809 555 0110',
    email: 'hola@caribe.example',
    whatsapp: '+1 809 555 0110',
    address: 'Calle El Conde 52, Santo Domingo',
  },
  search: {
    title: {
      es: 'Alquiler de carros en Santo Domingo | Caribe Rent a Car',
      en: 'Car rental in Santo Domingo | Caribe Rent a Car',
    },
    description: {
      es: 'Carros revisados en los dos aeropuertos de la capital. El precio que ves tiene los impuestos, y reservas en un minuto.',
      en: 'Well-kept cars at both airports of the capital. The price you see has the taxes in it, and booking takes a minute.',
    },
  },
  about: {
    title: { es: 'Una familia y veinte llaves', en: 'One family, twenty keys' },
    origin: {
      es: 'Abrimos en 2009 con tres carros y una mesa en la calle El Conde. Hoy entregamos en los dos aeropuertos, y todavía te atiende quien conoce cada vehículo por su placa.',
      en: 'We opened in 2009 with three cars and a table on El Conde street. Today we hand over at both airports, and you still talk to people who know every vehicle by its plate.',
    },
    promise: {
      title: { es: 'El precio que ves es el que pagas', en: 'The price you see is the price you pay' },
      text: {
        es: 'El total incluye los impuestos y lo que hayas elegido. En el mostrador no aparece nada más.',
        en: 'The total has the taxes and everything you chose in it. Nothing is added at the counter.',
      },
    },
  },
  reviews: [
    {
      stars: 5,
      text: 'Me esperaban en Las Américas con el letrero. El carro estaba limpio y con el tanque lleno.',
      language: 'es',
      isShown: null,
    },
    {
      stars: 5,
      text: 'El precio fue exactamente el que vi en la página. Nada de cargos de última hora en el mostrador.',
      language: 'es',
      isShown: true,
    },
    {
      stars: 4,
      text: 'Easy pickup at the airport and a car that did well in the hills. The return took ten minutes longer than I had hoped.',
      language: 'en',
      isShown: true,
    },
    { stars: 4, text: '', language: 'es', isShown: null },
    {
      stars: 5,
      text: 'Nos cambiaron la silla del bebé por una más grande sin cobrar nada. Volveremos en enero.',
      language: 'es',
      isShown: true,
    },
    {
      stars: 3,
      text: 'Buen carro, pero la oficina de la Zona Colonial cierra temprano y tuve que esperar al otro día para devolverlo.',
      language: 'es',
      isShown: true,
    },
  ],
  announcement: {
    es: 'En diciembre la oficina de la Zona Colonial abre también los domingos.',
    en: 'In December the office in the Zona Colonial opens on Sundays too.',
  },
  note: 'Contacto, quiénes somos e inglés',
}
