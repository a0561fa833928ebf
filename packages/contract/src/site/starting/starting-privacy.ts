import type { RichText, RichTexts } from '@nelly/domain/site/rich-text'
import type { Jurisdiction } from './jurisdictions.ts'
import { bullets, heading, paragraph } from './rich.ts'

/**
 * The privacy notice that a landing starts with, to be read by its operator and their lawyer. What it says of stored data
 * is what the product does. Source: rules.md, "Starting texts".
 */
export const startingPrivacy = (jurisdiction: Jurisdiction): RichTexts => ({
  es: spanish(jurisdiction),
  en: english(jurisdiction),
})

const spanish = (jurisdiction: Jurisdiction): RichText => [
  paragraph(
    '{name} responde por los datos personales que dejas en este sitio. Los datos para contactarnos están al pie de cada página.',
  ),
  heading('Qué guardamos y para qué'),
  bullets(
    'Tu nombre, correo, teléfono y comentario, y tu edad si la pide el vehículo: para reservar, entregarte el vehículo y localizarte.',
    'Las fechas, los lugares y el precio de tu reserva: para cumplirla y llevar nuestras cuentas.',
    'Lo que nos pides después, como un cambio o una cancelación: para responderte.',
    'Tu opinión, si la escribes cuando te la pedimos por correo tras el alquiler: para mostrarla en el sitio con el nombre que elijas; con el mismo enlace la cambias o la retiras.',
  ),
  paragraph(
    'Mientras no reserves, lo que escribes se guarda solo en tu navegador y se borra al abrir la página de inicio. El sitio no usa publicidad, ni rastreo de terceros, ni cookies que no hagan falta para reservar. Para impedir abusos contamos las peticiones de cada red durante un tiempo breve.',
  ),
  heading('Con quién los compartimos'),
  paragraph(
    'Con quien aloja este sitio y envía sus correos por nuestro encargo; con aseguradoras y autoridades, cuando un accidente, una multa o la ley lo exigen. No vendemos datos ni los cedemos para publicidad.',
  ),
  heading('Por cuánto tiempo'),
  paragraph(
    'Tus datos personales se borran pasado el plazo que tenemos fijado después de la devolución, salvo los que la ley obliga a conservar. Las fechas y los montos quedan sin tu nombre. Cuando la reserva terminó o fue cancelada, puedes hacer que se borren antes con el enlace de tu correo de confirmación.',
  ),
  heading('Tus derechos'),
  ...(jurisdiction === 'dominican'
    ? [
        paragraph(
          'La Ley 172-13 sobre protección de datos personales te da derecho a conocer tus datos, corregirlos, hacer que se supriman y oponerte a su uso. Al enviar la reserva consientes que los usemos para lo dicho arriba; puedes retirar el consentimiento escribiéndonos, y si no te atendemos, puedes acudir a los tribunales.',
        ),
      ]
    : [
        paragraph(
          'Tratamos los datos de la reserva porque hacen falta para cumplir el contrato (artículo 6.1.b del Reglamento (UE) 2016/679), los de las cuentas porque la ley lo exige (6.1.c) y los que previenen abusos por interés legítimo (6.1.f). Puedes pedir acceso, rectificación, supresión, limitación, portabilidad y oponerte, escribiéndonos; también puedes reclamar ante la autoridad de protección de datos de tu país.',
        ),
      ]),
]

const english = (jurisdiction: Jurisdiction): RichText => [
  paragraph(
    '{name} is responsible for the personal data you leave on this site. How to reach us is at the foot of every page.',
  ),
  heading('What we store, and why'),
  bullets(
    'Your name, e-mail, phone and comment, and your age where the vehicle requires it: to reserve, to hand the vehicle over and to reach you.',
    'The dates, places and price of your reservation: to fulfil it and to keep our accounts.',
    'What you ask of us afterwards, such as a change or a cancellation: to answer you.',
    'Your review, if you write one when we ask for it by mail after the rental: to show it on this site under the name that you choose; by the same link you change or remove it.',
  ),
  paragraph(
    'Until you reserve, what you type stays in your browser alone and is deleted when the home page is opened. This site has no advertising, no tracking by third parties and no cookies beyond those that reserving needs. To prevent abuse we count the requests of each network for a short time.',
  ),
  heading('Who receives it'),
  paragraph(
    'Those who host this site and send its mails on our behalf; insurers and authorities, where an accident, a fine or the law requires it. We do not sell data, nor pass it on for advertising.',
  ),
  heading('For how long'),
  paragraph(
    'Your personal data is erased when the period that we have set after the return ends, except for what the law requires us to keep. Dates and amounts stay without your name. When the reservation has ended or was cancelled, you can have it erased earlier by the link in your confirmation.',
  ),
  heading('Your rights'),
  ...(jurisdiction === 'dominican'
    ? [
        paragraph(
          'The Dominican data protection act (Ley 172-13) gives you the right to know your data, to correct it, to have it deleted and to object to its use. By sending the reservation you consent to its use as said above; you can withdraw the consent by writing to us, and turn to the courts if we fail to answer.',
        ),
      ]
    : [
        paragraph(
          'We process the data of a reservation as it is needed to fulfil the contract (article 6.1.b of Regulation (EU) 2016/679), that of our accounts as the law requires it (6.1.c), and what prevents abuse by legitimate interest (6.1.f). You can ask for access, correction, deletion, restriction and portability, and object, by writing to us; you can also complain to the data protection authority of your country.',
        ),
      ]),
]
