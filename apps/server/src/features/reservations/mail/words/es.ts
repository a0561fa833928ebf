import { whatToBring } from '@nelly/contract/pickup-words'
import type { MailWords } from './mail-words.ts'

const counted = (one: string, other: string) => (count: number) => `${count} ${count === 1 ? one : other}`

export const es: MailWords = {
  confirmation: {
    subject: ({ landing, vehicle, day }) => `Tu reserva en ${landing}: ${vehicle}, ${day}`,
    heading: ({ name }) => `¡Gracias, ${name}!`,
    lead: ({ landing }) =>
      `Tu reserva en ${landing} está confirmada: el vehículo queda apartado para ti en estas fechas.`,
    settle: ({ landing }) => `En el sitio no se cobró nada: la reserva se le paga a ${landing}.`,
    see: 'Ver mi reserva',
    seeHint:
      'Aquí puedes verla, imprimirla y cancelarla. El enlace es solo tuyo: quien lo tenga puede cancelar.',
    bringTitle: 'Qué llevar el día de la recogida',
    bring: whatToBring('es'),
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
  marked: { title: 'Marcaste a este cliente', where: 'Antes de responder, mira tu nota en Nelly.' },
  correction: {
    subject: ({ name, vehicle, day }) => `Datos de contacto corregidos: ${name}, ${vehicle}, ${day}`,
    heading: 'Datos de contacto corregidos',
    lead: ({ name, landing }) =>
      `${name} corrigió sus datos después de reservar en ${landing}. Estos son los correctos.`,
  },
  cancellation: {
    subject: ({ landing, vehicle, day }) => `Cancelaste tu reserva en ${landing}: ${vehicle}, ${day}`,
    heading: 'Tu reserva está cancelada',
    lead: ({ landing }) => `${landing} ya lo sabe, y el vehículo queda libre para otras personas.`,
    feeTitle: 'Cargo por cancelación',
    fee: 'Cargo',
    settled: ({ landing }) => `El cargo se lo pagas a ${landing}; en el sitio no se cobró nada.`,
    see: 'Ver la reserva cancelada',
    seeHint: 'Aquí también puedes hacer que se borren tus datos.',
  },
  cancelled: {
    subject: ({ name, vehicle, day }) => `Reserva cancelada: ${name}, ${vehicle}, ${day}`,
    heading: 'Reserva cancelada',
    lead: ({ name, landing }) => `${name} canceló su reserva en ${landing}.`,
    free: 'El vehículo vuelve a estar libre en esas fechas.',
    settled: ({ name }) => `El cargo lo acuerdas con ${name}; Nelly no cobró nada.`,
  },
  operatorCancellation: {
    subject: ({ landing, vehicle, day }) => `${landing} canceló tu reserva: ${vehicle}, ${day}`,
    heading: 'Tu reserva fue cancelada',
    lead: {
      'vehicle-unavailable': ({ landing }) =>
        `Lo sentimos: ${landing} tuvo que cancelar tu reserva porque el vehículo no está disponible.`,
      'customer-request': ({ landing }) => `${landing} canceló tu reserva, como lo pediste.`,
      'no-show': ({ landing }) => `${landing} canceló tu reserva porque nadie recogió el vehículo.`,
      duplicate: ({ landing }) => `${landing} canceló esta reserva porque estaba repetida.`,
      other: ({ landing }) => `${landing} canceló tu reserva.`,
    },
    noteTitle: ({ landing }) => `Mensaje de ${landing}`,
    noFee: ({ landing }) =>
      `No hay cargo por cancelación. En el sitio no se cobró nada; si le pagaste algo a ${landing}, consúltalo con ellos.`,
    kept: 'El enlace de tu correo de confirmación sigue mostrando la reserva; ahí también puedes hacer que se borren tus datos.',
  },
  operatorCancelled: {
    subject: ({ name, vehicle, day }) => `Cancelaste una reserva: ${name}, ${vehicle}, ${day}`,
    heading: 'Cancelaste una reserva',
    lead: ({ name, email }) => `Le avisamos a ${name} por correo, a ${email}.`,
    whyTitle: 'Lo que lee el cliente',
    reason: 'Motivo',
    note: 'Mensaje',
  },
  request: {
    subject: ({ landing, vehicle, day }) => `Tu solicitud a ${landing}: ${vehicle}, ${day}`,
    heading: ({ name }) => `Enviamos tu solicitud, ${name}`,
    lead: ({ landing, until }) =>
      `${landing} la responde a más tardar el ${until}, y te avisamos por correo. Hasta entonces el vehículo se guarda para ti; todavía no es una reserva confirmada.`,
    settle: ({ landing }) =>
      `En el sitio no se cobró nada: si se confirma, la reserva se le paga a ${landing}.`,
    see: 'Ver mi solicitud',
    seeHint:
      'Aquí ves si ya respondieron; hasta entonces puedes retirarla gratis. El enlace es solo tuyo: quien lo tenga puede retirarla.',
  },
  requestNotice: {
    subject: ({ name, vehicle, day }) => `Solicitud por responder: ${name}, ${vehicle}, ${day}`,
    heading: 'Tienes una solicitud por responder',
    lead: ({ name, landing, until }) =>
      `${name} pide este vehículo en ${landing}. Confírmala o recházala a más tardar el ${until}; si no, vence y el vehículo queda libre.`,
  },
  requestExpired: {
    subject: ({ landing, vehicle, day }) => `Tu solicitud a ${landing} venció: ${vehicle}, ${day}`,
    heading: 'Tu solicitud venció sin respuesta',
    lead: ({ landing }) =>
      `Lo sentimos: ${landing} no respondió a tiempo. No debes nada y ningún vehículo se guarda para ti.`,
  },
  searchAgain: {
    action: 'Buscar otro vehículo',
    hint: 'Te lleva a los vehículos que están libres en las mismas fechas y lugares.',
  },
  requestExpiredNotice: {
    subject: ({ name, vehicle, day }) => `Solicitud vencida: ${name}, ${vehicle}, ${day}`,
    heading: 'Una solicitud venció sin respuesta',
    lead: ({ name, landing }) => `${name} esperaba respuesta de ${landing} y ya sabe que venció.`,
  },
  requestConfirmed: {
    subject: ({ landing, vehicle, day }) => `${landing} confirmó tu reserva: ${vehicle}, ${day}`,
    heading: 'Tu reserva está confirmada',
    lead: ({ landing }) => `${landing} aceptó tu solicitud: el vehículo es tuyo en estas fechas.`,
    kept: 'El enlace del correo de tu solicitud muestra la reserva; ahí también puedes imprimirla o cancelarla.',
  },
  requestDeclined: {
    subject: ({ landing, vehicle, day }) => `${landing} no puede aceptar tu solicitud: ${vehicle}, ${day}`,
    heading: 'Tu solicitud no fue aceptada',
    lead: {
      'vehicle-unavailable': ({ landing }) =>
        `Lo sentimos: ${landing} no puede aceptar tu solicitud porque el vehículo no está disponible.`,
      'customer-request': ({ landing }) => `${landing} cerró tu solicitud, como lo pediste.`,
      'no-show': ({ landing }) => `${landing} cerró tu solicitud.`,
      duplicate: ({ landing }) => `${landing} cerró esta solicitud porque estaba repetida.`,
      other: ({ landing }) => `Lo sentimos: ${landing} no puede aceptar tu solicitud.`,
    },
    nothingDue: 'No debes nada.',
  },
  change: {
    subject: ({ landing, vehicle, day }) => `${landing} cambió tu reserva: ${vehicle}, ${day}`,
    heading: 'Tu reserva cambió',
    lead: ({ landing }) => `${landing} cambió tu reserva. Así queda ahora.`,
    title: 'Qué cambió',
    before: ({ value }) => `antes: ${value}`,
    seeHint: 'Este enlace reemplaza al de los correos anteriores. Es solo tuyo.',
    kept: 'El enlace de tu correo de confirmación muestra la reserva como está ahora.',
  },
  scheduleFailed: {
    subject: ({ landing }) => `No se publicó: ${landing}`,
    heading: 'El sitio no se publicó',
    lead: ({ landing, at }) =>
      `Había una publicación de ${landing} programada para el ${at}. Habría dañado el sitio, así que no se cambió nada: los visitantes ven lo mismo que antes.`,
    title: 'Qué lo impidió',
    action: { label: 'Abrir el sitio', hint: 'Corrígelo ahí y publícalo, o prográmalo otra vez.' },
  },
  feedFailed: {
    subject: ({ feed, vehicle }) => `No se puede leer el calendario ${feed} de ${vehicle}`,
    heading: 'Un calendario no se puede leer',
    lead: ({ feed, vehicle, landing, at }) =>
      `Desde el ${at} no se puede leer el calendario ${feed} de ${vehicle}, en ${landing}. Los bloqueos son los de la última vez: lo que se alquile allí desde entonces no queda bloqueado aquí, y el vehículo se podría alquilar dos veces.`,
    action: {
      label: 'Ver el calendario',
      hint: 'Ahí dice por qué. Se sigue consultando; cuando se pueda leer de nuevo, los bloqueos se ponen al día.',
    },
  },
  changeWishReceived: {
    subject: ({ landing, vehicle, day }) => `Recibimos tu pedido de cambio en ${landing}: ${vehicle}, ${day}`,
    heading: 'Tu pedido de cambio se recibió',
    lead: ({ landing }) =>
      `${landing} ya lo tiene y te va a responder. Hasta entonces tu reserva sigue como está.`,
    title: 'Lo que pediste',
    kept: 'El enlace de tu correo de confirmación muestra en qué va tu pedido.',
  },
  changeWish: {
    subject: ({ name, vehicle, day }) => `Pide un cambio: ${name}, ${vehicle}, ${day}`,
    heading: 'Un cliente pide un cambio',
    lead: ({ name, landing }) =>
      `${name} pide un cambio en su reserva en ${landing}. Todavía no ha cambiado nada: cámbiala en Nelly, o respóndele y márcala como contestada.`,
    title: 'Lo que escribe',
  },
  reviewRequest: {
    subject: ({ vehicle, landing }) => `¿Qué tal el ${vehicle}? A ${landing} le gustaría saberlo`,
    heading: ({ name }) => (name ? `¿Qué tal fue, ${name}?` : '¿Qué tal fue?'),
    lead: ({ landing, vehicle }) =>
      `Devolviste el ${vehicle} de ${landing}. ¿Qué estuvo bien y qué no? Tu opinión ayuda a otros a elegir y a ${landing} a mejorar.`,
    write: 'Escribir una opinión',
    writeHint: 'Se hace en un minuto. Con el mismo enlace puedes cambiarla o retirarla después.',
    once: ({ landing }) => `${landing} pregunta una vez por alquiler. Si no escribes nada, no pasa nada.`,
  },
  reviewNotice: {
    subject: ({ name, vehicle, stars }) => `Opinión: ${stars} de ${name}, ${vehicle}`,
    heading: 'Un cliente escribió una opinión',
    lead: ({ name, landing, stars }) => `${name} le da a ${landing} ${stars}.`,
    stars: (count) => (count === 1 ? '1 estrella de 5' : `${count} estrellas de 5`),
    title: 'Lo que escribe',
    open: 'Abrir las opiniones',
    decide: 'El texto aparece en el sitio cuando lo muestres ahí.',
    starsOnly: 'Solo hay estrellas: cuentan en el promedio.',
  },
  trip: {
    title: 'El viaje',
    reference: 'Número de reserva',
    vehicle: 'Vehículo',
    pickup: 'Recogida',
    instructions: 'Instrucciones de recogida',
    return: 'Devolución',
    party: 'Grupo',
    people: counted('persona', 'personas'),
    bags: counted('maleta', 'maletas'),
    mileage: 'Kilómetros',
    hours: ({ hours }) => `Horario ese día: ${hours}`,
    localTime: 'Todas las horas son las del lugar del alquiler.',
  },
  customer: {
    title: 'Cliente',
    name: 'Nombre',
    email: 'Correo electrónico',
    phone: 'Teléfono',
    comment: 'Comentario',
  },
  operator: { email: 'Correo electrónico', phone: 'Teléfono', address: 'Dirección' },
  price: {
    title: 'Precio',
    total: 'Total',
  },
  rules: {
    title: 'Si cancelas',
    onceConfirmed: 'Cuando esté confirmada: si cancelas',
    always: ({ fee }) => `Cargo por cancelar antes de la recogida: ${fee}.`,
    early: ({ hours, fee }) => `Cargo por cancelar más de ${hours} horas antes de la recogida: ${fee}.`,
    late: ({ hours, fee }) => `Cargo por cancelar ${hours} horas antes de la recogida o más tarde: ${fee}.`,
    never: 'El cargo nunca supera el total de la reserva.',
    neverPrepaid: 'El cargo nunca supera el anticipo.',
    none: 'Si no te presentas, o si cancelas después de la hora de recogida, debes el total completo. Los días no usados no se descuentan.',
    noShow: ({ fee }) =>
      `Si no te presentas, o si cancelas después de la hora de recogida, el cargo es de ${fee}. Los días no usados no se descuentan.`,
  },
  calendar: { title: ({ vehicle, landing }) => `${vehicle}, ${landing}`, file: 'reserva.ics' },
}
