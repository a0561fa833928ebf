import type { MailWords } from './mail-words.ts'

const counted = (one: string, other: string) => (count: number) => `${count} ${count === 1 ? one : other}`

export const es: MailWords = {
  confirmation: {
    subject: ({ landing, vehicle, day }) => `Tu reserva en ${landing}: ${vehicle}, ${day}`,
    heading: ({ name }) => `¡Gracias, ${name}!`,
    lead: ({ landing }) =>
      `${landing} recibió tu reserva, y el vehículo queda apartado para ti en estas fechas.`,
    settle: ({ landing }) => `En el sitio no se cobró nada: la reserva se liquida con ${landing}.`,
    see: 'Ver mi reserva',
    seeHint:
      'Aquí puedes verla, imprimirla y cancelarla. El enlace es solo tuyo: quien lo tenga puede cancelar.',
    bringTitle: 'Qué llevar el día de la recogida',
    bring: [
      'Tu licencia de conducir, vigente',
      'Un documento de identidad: cédula o pasaporte',
      'La tarjeta con la que vas a pagar, a tu nombre',
      'Tu número de reserva',
    ],
    questionsTitle: '¿Preguntas?',
    questions: ({ landing }) => `Responde a este correo: le llega a ${landing}.`,
    kept: ({ landing }) =>
      `${landing} guarda tu nombre, tu correo, tu teléfono y los datos del viaje para cumplir con esta reserva. Después del viaje, o si cancelas, tu enlace permite borrarlos.`,
  },
  notice: {
    subject: ({ name, vehicle, day }) => `Reserva nueva: ${name}, ${vehicle}, ${day}`,
    heading: 'Reserva nueva',
    lead: ({ name, landing }) => `${name} reservó en ${landing}.`,
    open: 'Abrir en Nelly',
    answer: ({ name }) => `Si respondes a este correo, le llega a ${name}.`,
  },
  cancellation: {
    subject: ({ landing, vehicle, day }) => `Cancelaste tu reserva en ${landing}: ${vehicle}, ${day}`,
    heading: 'Tu reserva está cancelada',
    lead: ({ landing }) => `${landing} ya lo sabe, y el vehículo queda libre para otras personas.`,
    feeTitle: 'Lo que se retiene',
    kept: 'Se retiene',
    settled: ({ landing }) => `Se calcula como si hubieras prepagado el total; lo liquidas con ${landing}.`,
    see: 'Ver la reserva cancelada',
    seeHint: 'Aquí también puedes hacer que se borren tus datos.',
  },
  cancelled: {
    subject: ({ name, vehicle, day }) => `Reserva cancelada: ${name}, ${vehicle}, ${day}`,
    heading: 'Reserva cancelada',
    lead: ({ name, landing }) => `${name} canceló su reserva en ${landing}.`,
    free: 'El vehículo vuelve a estar libre en esas fechas.',
    settled: ({ name }) => `Se calcula como si el total se hubiera prepagado; lo liquidas con ${name}.`,
  },
  trip: {
    title: 'El viaje',
    reference: 'Número de reserva',
    vehicle: 'Vehículo',
    pickup: 'Recogida',
    return: 'Devolución',
    party: 'Grupo',
    people: counted('persona', 'personas'),
    bags: counted('maleta', 'maletas'),
    localTime: 'Todas las horas son las del lugar del alquiler.',
  },
  customer: {
    title: 'Cliente',
    name: 'Nombre',
    email: 'Correo electrónico',
    phone: 'Teléfono',
    comment: 'Comentario',
  },
  operator: { email: 'Correo electrónico', phone: 'Teléfono' },
  price: {
    title: 'Precio',
    rental: ({ days, price }) => `Alquiler, ${days} × ${price}`,
    extra: ({ extra, quantity, days }) => `${extra} × ${quantity}, ${days}`,
    days: counted('día', 'días'),
    liability: 'Servicio adicional de responsabilidad civil',
    license: 'Tasa de licencia del vehículo',
    subtotal: 'Subtotal',
    tax: ({ percent }) => `Impuesto (ITBIS ${percent}%)`,
    total: 'Total',
  },
  extras: {
    damage_waiver: 'Exención de daños',
    personal_effects: 'Cobertura de efectos personales',
    baby_seat: 'Silla para bebé',
  },
  rules: {
    title: 'Si cancelas',
    early: ({ hours, fee }) => `Más de ${hours} horas antes de la recogida: se retienen ${fee}.`,
    late: ({ hours, fee }) => `${hours} horas antes de la recogida o más tarde: se retienen ${fee}.`,
    never: 'Nunca se retiene más de lo prepagado.',
    none: 'No hay reembolso si no te presentas, si cancelas después de la hora de recogida, ni por días no usados.',
  },
  calendar: { title: ({ vehicle, landing }) => `${vehicle}, ${landing}`, file: 'reserva.ics' },
}
