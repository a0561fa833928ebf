import { MIN_PASSWORD } from '@nelly/domain/limits'
import type { Refusal } from './refusals.ts'
import type { Language } from './wire.ts'

/** A sentence in every language of the product. */
export type Words = Readonly<Record<Language, string>>

/** The sentence for each refusal. Adding a `Refusal` without one does not compile. */
const words = {
  'body-malformed': { en: 'The request could not be read.', es: 'No se pudo leer la solicitud.' },
  'body-too-large': { en: 'The request is too large.', es: 'La solicitud es demasiado grande.' },
  'content-type-unsupported': {
    en: 'This type of content is not accepted here.',
    es: 'Este tipo de contenido no se acepta aquí.',
  },
  'fields-invalid': { en: 'Please check the marked fields.', es: 'Revisa los campos marcados.' },
  'http-version-unsupported': {
    en: 'This server speaks HTTP/1.1 and HTTP/1.0.',
    es: 'Este servidor habla HTTP/1.1 y HTTP/1.0.',
  },
  'changed-meanwhile': {
    en: 'Somebody else changed this meanwhile. Look at it again before you change it.',
    es: 'Alguien más cambió esto mientras tanto. Míralo otra vez antes de cambiarlo.',
  },
  'method-not-allowed': {
    en: 'This address does not answer that method.',
    es: 'Esta dirección no admite ese método.',
  },
  'route-not-found': { en: 'There is nothing at this address.', es: 'No hay nada en esta dirección.' },
  'anti-forgery-mismatch': {
    en: 'The page has expired. Reload it and try again.',
    es: 'La página ha caducado. Recárgala e inténtalo de nuevo.',
  },
  'form-cross-site': {
    en: 'This form was sent from another website. Open our page and send it from there.',
    es: 'Este formulario se envió desde otro sitio web. Abre nuestra página y envíalo desde ahí.',
  },
  'too-many-requests': {
    en: 'Too many requests. Wait a moment and try again.',
    es: 'Demasiadas solicitudes. Espera un momento e inténtalo de nuevo.',
  },
  'temporarily-unavailable': {
    en: 'The service is busy. Try again in a moment.',
    es: 'El servicio está ocupado. Inténtalo de nuevo en un momento.',
  },
  'internal-error': { en: 'An unexpected error occurred. Please try again.', es: '¡Ups! Algo salió mal.' },
  'not-signed-in': { en: 'Sign in to continue.', es: 'Inicia sesión para continuar.' },
  'not-your-account': { en: 'This belongs to another account.', es: 'Esto pertenece a otra cuenta.' },
  'credentials-wrong': {
    en: 'The email or the password is wrong.',
    es: 'El correo o la contraseña no son correctos.',
  },
  'too-many-attempts': {
    en: 'Too many attempts. Wait a few minutes and try again.',
    es: 'Demasiados intentos. Espera unos minutos e inténtalo de nuevo.',
  },
  'email-taken': {
    en: 'Another account has this email address.',
    es: 'Otra cuenta ya tiene este correo electrónico.',
  },
  'password-too-short': {
    en: `A password has ${MIN_PASSWORD} characters or more.`,
    es: `La contraseña debe tener ${MIN_PASSWORD} caracteres o más.`,
  },
  'password-confirmation-differs': {
    en: 'The two passwords are not the same.',
    es: 'Las contraseñas no coinciden.',
  },
  'current-password-wrong': {
    en: 'That is not your current password.',
    es: 'Esa no es tu contraseña actual.',
  },
  'text-invalid': {
    en: 'This text holds characters that cannot be stored.',
    es: 'El texto contiene caracteres que no se pueden guardar.',
  },
  'day-in-past': {
    en: 'This day is over. Choose a later one.',
    es: 'Ese día ya pasó. Elige uno posterior.',
  },
  'dates-reversed': {
    en: 'The last day comes before the first.',
    es: 'El último día es anterior al primero.',
  },
  'date-invalid': { en: 'Give a real date, as dd-mm-yyyy.', es: 'Indica una fecha real, como dd-mm-aaaa.' },
  'time-invalid': { en: 'Give a time of day, as 14:30.', es: 'Indica una hora del día, como 14:30.' },
  'colour-invalid': { en: 'Give a colour as #1a2b3c.', es: 'Indica un color como #1a2b3c.' },
  'timezone-unknown': { en: 'This time zone does not exist.', es: 'Esta zona horaria no existe.' },
  'url-invalid': {
    en: 'Give a full web address, as https://example.com.',
    es: 'Indica una dirección web completa, como https://example.com.',
  },
  'phone-invalid': {
    en: 'Give a phone number of 7 to 15 digits, such as +1 809 555 0199.',
    es: 'Indica un teléfono de 7 a 15 dígitos, como +1 809 555 0199.',
  },
  'landing-not-found': {
    en: 'This landing does not exist or has been deleted.',
    es: 'Landing no encontrada o ha sido eliminada.',
  },
  'name-empty': {
    en: 'Give a name with at least one letter of the Latin alphabet (A to Z, accents are fine) or one digit (0 to 9): the web address is made of them.',
    es: 'Indica un nombre con al menos una letra del alfabeto latino (de la A a la Z, con o sin tilde) o un número del 0 al 9: con ellos se forma la dirección web.',
  },
  'name-too-long': {
    en: 'The name may have up to 35 characters.',
    es: 'El nombre puede tener hasta 35 caracteres.',
  },
  'name-reserved': {
    en: 'This name is reserved. Choose another one.',
    es: 'Este nombre está reservado. Elige otro.',
  },
  'name-taken': {
    en: 'This name is already taken. Choose another one.',
    es: 'Este nombre ya está en uso. Elige otro.',
  },
  'logo-missing': { en: 'Add a logo.', es: 'Agrega un logo.' },
  'robots-unknown': {
    en: 'Choose index or noindex, and follow or nofollow.',
    es: 'Elige index o noindex, y follow o nofollow.',
  },
  'location-not-found': { en: 'This location does not exist.', es: 'Esta localización no existe.' },
  'location-taken': {
    en: 'You already have this pickup place with this return place.',
    es: 'Ya tienes este lugar de recogida con este lugar de devolución.',
  },
  'place-not-found': { en: 'This place does not exist.', es: 'Este lugar no existe.' },
  'coordinates-incomplete': {
    en: 'Give both latitude and longitude, or neither.',
    es: 'Indica la latitud y la longitud, o ninguna de las dos.',
  },
  'block-not-found': { en: 'This block does not exist.', es: 'Este bloqueo no existe.' },
  'block-of-feed': {
    en: 'This block comes from a calendar of another channel, and changes only there.',
    es: 'Este bloqueo viene del calendario de otro canal y solo se cambia allí.',
  },
  'block-of-unit': {
    en: 'This unit is out of service: that changes under Units.',
    es: 'Esta unidad está fuera de servicio: eso se cambia en Unidades.',
  },
  'feed-not-found': { en: 'This calendar does not exist.', es: 'Este calendario no existe.' },
  'feed-address-invalid': {
    en: 'Paste the whole address of a calendar, such as https://example.com/calendar.ics.',
    es: 'Pega la dirección completa de un calendario, como https://example.com/calendar.ics.',
  },
  'too-many-feeds': {
    en: 'A vehicle takes ten calendars at most.',
    es: 'Un vehículo admite diez calendarios como máximo.',
  },
  'unit-not-found': { en: 'The vehicle has no such unit.', es: 'El vehículo no tiene esa unidad.' },
  'block-ends-before-it-begins': {
    en: 'Choose an end after the beginning.',
    es: 'Elige un final posterior al comienzo.',
  },
  'block-too-long': {
    en: 'A block lasts three years at most.',
    es: 'Un bloqueo dura como máximo tres años.',
  },
  collides: {
    en: 'Reservations are in the way. Nothing was saved.',
    es: 'Hay reservas que coinciden. No se guardó nada.',
  },
  'plate-invalid': {
    en: 'A plate has letters or digits.',
    es: 'La placa debe tener letras o números.',
  },
  'plate-taken': {
    en: 'Another of your units has this plate.',
    es: 'Otra de tus unidades tiene esta placa.',
  },
  'year-out-of-range': {
    en: 'Give a year from 1950 to next year.',
    es: 'Indica un año entre 1950 y el próximo.',
  },
  'odometer-lower': {
    en: 'This reading is lower than the last one. Confirm it if it is right.',
    es: 'Esta lectura es menor que la última. Confírmala si es correcta.',
  },
  'unit-taken': {
    en: 'This unit is taken at that time. The reservations in the way are listed.',
    es: 'Esta unidad está ocupada en esas fechas. Las reservas que lo impiden están en la lista.',
  },
  'unit-blocked': {
    en: 'This unit is blocked at that time.',
    es: 'Esta unidad está bloqueada en esas fechas.',
  },
  'publication-not-found': {
    en: 'There is no such publication.',
    es: 'Esta publicación no existe.',
  },
  'preview-link-not-found': {
    en: 'This link does not exist.',
    es: 'Este enlace no existe.',
  },
  'too-many-preview-links': {
    en: 'There are 20 links already. End one first.',
    es: 'Ya hay 20 enlaces. Desactiva uno antes.',
  },
  'schedule-past': {
    en: 'This time has passed. Choose a later one.',
    es: 'Esta hora ya pasó. Elige una posterior.',
  },
  'schedule-skipped': {
    en: 'The clocks go forward then, and this time does not exist. Choose another.',
    es: 'Ese día se adelanta el reloj y esta hora no existe. Elige otra.',
  },
  'schedule-too-far': {
    en: 'Choose a time within a year.',
    es: 'Elige una fecha dentro de los próximos doce meses.',
  },
  'rates-version-not-found': {
    en: 'There is no such version of the prices.',
    es: 'No existe esa versión de los precios.',
  },
  'vehicle-not-found': { en: 'This vehicle does not exist.', es: 'Este vehículo no existe.' },
  'vehicle-type-unknown': {
    en: 'Choose one of the vehicle types.',
    es: 'Elige uno de los tipos de vehículo.',
  },
  'transmission-unknown': { en: 'Choose one of the transmissions.', es: 'Elige una de las transmisiones.' },
  'price-decimals': {
    en: 'Give no more decimals than the currency has.',
    es: 'Indica como máximo los decimales que tiene la moneda.',
  },
  'price-out-of-range': {
    en: 'Give a price above zero that is not extremely high.',
    es: 'Indica un precio mayor que cero y que no sea exageradamente alto.',
  },
  'units-below-reservations': {
    en: 'These reservations could not all have a unit any more. Change or cancel one of them first.',
    es: 'Ya no habría una unidad para cada una de estas reservas. Cambia o cancela antes una de ellas.',
  },
  'images-missing': { en: 'Add at least one image.', es: 'Agrega al menos una imagen.' },
  'images-too-many': { en: 'You can upload up to 12 images.', es: 'Puedes subir un máximo de 12 imágenes.' },
  'file-one-only': { en: 'Send one file here.', es: 'Envía un solo archivo aquí.' },
  'image-not-found': { en: 'This image does not exist.', es: 'Esta imagen no existe.' },
  'image-not-an-image': {
    en: 'Only JPEG, PNG, WebP and AVIF images that can be read are accepted. SVG can’t be used here.',
    es: 'Solo se aceptan imágenes JPEG, PNG, WebP y AVIF que se puedan leer. Aquí no se puede usar SVG.',
  },
  'image-not-an-image-or-svg': {
    en: 'Only JPEG, PNG, WebP, AVIF and SVG images that can be read are accepted.',
    es: 'Solo se aceptan imágenes JPEG, PNG, WebP, AVIF y SVG que se puedan leer.',
  },
  'image-heic': {
    en: 'This photo is in the format of iPhones, HEIC, which can’t be used. On the iPhone choose Settings, Camera, Formats, “Most Compatible”, or share the photo as a JPEG.',
    es: 'Esta foto está en el formato de los iPhone, HEIC, que no se puede usar. En el iPhone elige Ajustes, Cámara, Formatos, «Más compatible», o comparte la foto como JPEG.',
  },
  'image-too-large': { en: 'An image may have up to 10 MB.', es: 'Una imagen puede pesar hasta 10 MB.' },
  'image-too-many-pixels': {
    en: 'An image may have up to 12,000 pixels a side and 64 megapixels.',
    es: 'Una imagen puede tener hasta 12,000 píxeles por lado y 64 megapíxeles.',
  },
  'image-too-complex': {
    en: 'This image is too complex to process. Simplify it, or save it as a plain PNG and upload that.',
    es: 'Esta imagen es demasiado compleja para procesarla. Simplifícala, o guárdala como un PNG sencillo y sube ese archivo.',
  },
  'special-feature-not-found': {
    en: 'This feature does not exist.',
    es: 'Esta característica no existe.',
  },
  'feature-incomplete': {
    en: 'Please fill in every field of the feature.',
    es: 'Por favor, completa todos los campos de la característica.',
  },
  'reservation-not-found': { en: 'This reservation does not exist.', es: 'Esta reserva no existe.' },
  'reservation-cancelled': {
    en: 'This reservation is cancelled already.',
    es: 'Esta reserva ya está cancelada.',
  },
  'reservation-over': {
    en: 'This rental is over, so there is nothing left to cancel.',
    es: 'Este alquiler ya terminó: no queda nada que cancelar.',
  },
  'reservation-not-restorable': {
    en: 'This reservation was deleted too long ago to bring it back.',
    es: 'Esta reserva se eliminó hace demasiado tiempo para recuperarla.',
  },
  'no-show-before-pickup': {
    en: 'Nobody can have missed a pickup that is still to come.',
    es: 'Todavía no es la hora de la recogida: aún no se sabe si el cliente se presenta.',
  },
  'cancellation-note-missing': {
    en: 'Tell the customer why.',
    es: 'Dile al cliente por qué.',
  },
  'cancellation-fee-changed': {
    en: 'The cancellation fee has changed. Check it and cancel again if you agree.',
    es: 'El cargo por cancelación cambió. Revísalo y cancela de nuevo si estás de acuerdo.',
  },
  'step-not-possible': {
    en: 'This step is not possible any more.',
    es: 'Este paso ya no es posible.',
  },
  'step-time-wrong': {
    en: 'This time cannot be right: it is in the future, or before the previous step. Check the clock of your device.',
    es: 'Esta hora no puede ser: está en el futuro o antes del paso anterior. Revisa el reloj de tu dispositivo.',
  },
  'unit-still-out': {
    en: 'This unit is still out with another customer. Take it back first, or hand over another one.',
    es: 'Esta unidad todavía la tiene otro cliente. Recíbela primero o entrega otra.',
  },
  'reservation-out': {
    en: 'Its vehicle is out with the customer. Take it back first, or undo the handover.',
    es: 'El cliente todavía tiene el vehículo. Recíbelo primero, o deshaz la entrega.',
  },
  'vehicle-not-available': {
    en: 'This vehicle is taken on these dates.',
    es: 'Este vehículo está ocupado en esas fechas.',
  },
  'price-changed': {
    en: 'The price has changed. Check it and reserve again if you agree.',
    es: 'El precio ha cambiado. Revísalo y reserva de nuevo si estás de acuerdo.',
  },
  'return-before-pickup': {
    en: 'The return must be after the pickup.',
    es: 'La devolución debe ser después de la recogida.',
  },
  'pickup-in-past': { en: 'The pickup is in the past.', es: 'La hora de recogida ya pasó.' },
  'pickup-too-soon': {
    en: 'The pickup is too soon: book earlier.',
    es: 'La recogida es demasiado pronto: reserva con más antelación.',
  },
  'pickup-too-far': {
    en: 'The pickup may be at most two years ahead.',
    es: 'Se reserva hasta con dos años de antelación.',
  },
  'period-too-short': {
    en: 'The rental is too short for these dates.',
    es: 'El alquiler es demasiado corto para esas fechas.',
  },
  'period-too-long': {
    en: 'A rental may last up to 365 days.',
    es: 'Un alquiler puede durar hasta 365 días.',
  },
  'no-pickup-that-day': {
    en: 'There are no pickups on that day.',
    es: 'Ese día no hay recogidas.',
  },
  'no-return-that-day': {
    en: 'There are no returns on that day.',
    es: 'Ese día no hay devoluciones.',
  },
  'place-closed': { en: 'This place is closed on that day.', es: 'Este lugar está cerrado ese día.' },
  'outside-opening-hours': {
    en: 'This place is closed at that time.',
    es: 'Este lugar está cerrado a esa hora.',
  },
  'driver-too-young': {
    en: 'The driver is too young for this vehicle.',
    es: 'Quien conduce no tiene la edad mínima para este vehículo.',
  },
  'driver-too-old': {
    en: 'The driver is above the highest age for this vehicle.',
    es: 'Quien conduce supera la edad máxima para este vehículo.',
  },
  'extra-unknown': { en: 'This extra does not exist.', es: 'Este extra no existe.' },
  'extra-quantity-invalid': {
    en: 'This number of an extra is not offered.',
    es: 'No se ofrece esa cantidad de un extra.',
  },
  'one-way-forbidden': {
    en: 'The vehicle can’t be returned there after a pickup at this place.',
    es: 'El vehículo no se puede devolver ahí si se recoge en este lugar.',
  },
  'discount-code-invalid': {
    en: 'This discount code does not apply.',
    es: 'Este código de descuento no se puede aplicar.',
  },
  'extra-out-of-stock': {
    en: 'There are not enough of one of these extras on these dates. Choose fewer.',
    es: 'Uno de estos extras está agotado en esas fechas. Elige menos.',
  },
  'offer-used-up': {
    en: 'The offer of this reservation has been used up meanwhile.',
    es: 'La oferta de esta reserva se agotó mientras tanto.',
  },
  'terms-changed': {
    en: 'The terms were changed while you were booking. Read them, and accept them again.',
    es: 'Las condiciones cambiaron mientras reservabas. Léelas y acéptalas de nuevo.',
  },
  'terms-not-accepted': { en: 'Accept the terms to reserve.', es: 'Acepta los términos para reservar.' },
  'idempotency-key-reused': {
    en: 'This form was already sent with other data. Reload the page to start again.',
    es: 'Este formulario ya se envió con otros datos. Recarga la página para empezar de nuevo.',
  },
  'review-not-found': { en: 'This review does not exist.', es: 'Esta opinión no existe.' },
  'stars-missing': { en: 'Choose from one to five stars.', es: 'Elige de una a cinco estrellas.' },
  'customer-not-found': {
    en: 'This customer does not exist any more.',
    es: 'Este cliente ya no existe.',
  },
  'customer-same': {
    en: 'A customer can’t be merged with themselves. Choose another one.',
    es: 'No puedes unir un cliente consigo mismo. Elige otro.',
  },
  'merged-too-long': {
    en: 'Together, the notes or reasons of these two customers are too long. Shorten those of one first.',
    es: 'Juntas, las notas o los motivos de estos dos clientes son demasiado largos. Acorta antes los de uno.',
  },
  'customer-has-rentals': {
    en: 'A reservation of this customer is to come or its vehicle is not back yet. Erase their data afterwards.',
    es: 'Este cliente tiene una reserva por venir o un vehículo sin devolver. Borra sus datos después.',
  },
  'change-not-possible': {
    en: 'This can’t be changed any more where the reservation stands now.',
    es: 'Esto ya no se puede cambiar en el estado en que está la reserva.',
  },
  'change-not-undoable': {
    en: 'The last change can’t be undone any more.',
    es: 'El último cambio ya no se puede deshacer.',
  },
  'rule-refused': {
    en: 'Your own rules refuse this. Correct it, or say why it is allowed this time.',
    es: 'Tus propias reglas no lo permiten. Corrígelo o di por qué se permite esta vez.',
  },
  'adjustment-too-large': {
    en: 'The discount is larger than the price.',
    es: 'El descuento es mayor que el precio.',
  },
  'adjustment-nothing': {
    en: 'An adjustment of nothing changes no price. Give an amount.',
    es: 'Un ajuste de cero no cambia el precio. Escribe un monto.',
  },
} as const satisfies Record<Refusal, Words>

/** The sentence for a refusal in a language. */
export const refusalWords = (refusal: Refusal, language: Language): string => words[refusal][language]
