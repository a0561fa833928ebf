import type { RichText, RichTexts } from '@nelly/domain/site/rich-text'
import type { Jurisdiction } from './jurisdictions.ts'
import { bullets, heading, paragraph } from './rich.ts'

/**
 * The terms that a landing starts with, to be read by its operator and their lawyer. Amounts are not in them: they stand
 * with each price. Source: rules.md, "Starting texts".
 */
export const startingTerms = (jurisdiction: Jurisdiction): RichTexts => ({
  es: spanish(jurisdiction),
  en: english(jurisdiction),
})

const spanish = (jurisdiction: Jurisdiction): RichText => [
  paragraph(
    'Estas condiciones rigen los alquileres de vehículos que se reservan en este sitio con {name}. Los datos para contactarnos están al pie de cada página.',
  ),
  heading('La reserva'),
  paragraph(
    'Tu reserva queda hecha cuando recibes su confirmación con un número de referencia. Si el sitio dice que primero la revisamos, lo que envías es una solicitud: hay reserva cuando la aceptamos. Reservas un vehículo del modelo que elegiste; si por una avería no podemos entregarlo, te ofrecemos uno igual o superior sin costo o te devolvemos lo que pagaste.',
  ),
  heading('Precio y pago'),
  paragraph(
    'El total que ves antes de reservar incluye los días, los extras elegidos, los cargos y los impuestos, y no cambia después de la confirmación. Junto al total se indica qué se paga antes de la recogida, qué se paga al recoger y si hay un depósito de garantía, que no forma parte del precio y se libera al devolver el vehículo en las mismas condiciones.',
  ),
  heading('Quién puede conducir'),
  bullets(
    'Quien conduce cumple la edad y los años de licencia que indica la página del vehículo.',
    'En la recogida hay que mostrar una licencia válida, un documento de identidad o pasaporte, y el medio de pago para el depósito, a nombre de quien reserva.',
    'Solo conducen las personas que figuran en el contrato. Los conductores adicionales se declaran antes.',
  ),
  heading('Entrega y devolución'),
  paragraph(
    'En la entrega revisamos juntos el vehículo y anotamos su estado, el kilometraje y el combustible. Devuélvelo en el lugar, el día y la hora acordados, con el mismo nivel de combustible y razonablemente limpio. Si vas a retrasarte, avísanos: otra persona puede estar esperándolo. El tiempo adicional se cobra como muestra la página de preguntas.',
  ),
  heading('Uso del vehículo'),
  paragraph(
    'El vehículo se usa con cuidado, dentro del territorio acordado y según las leyes de tránsito. No está permitido:',
  ),
  bullets(
    'conducir bajo los efectos del alcohol, de drogas o de medicamentos con los que no se debe conducir;',
    'participar en carreras, remolcar, transportar pasajeros o mercancías por pago, ni llevar más personas que asientos;',
    'subalquilarlo, prestarlo a quien no figura en el contrato ni circular fuera de vías adecuadas para él.',
  ),
  heading('Accidentes, daños y robo'),
  paragraph(
    'Ante un accidente o un robo, atiende primero a las personas, llama a las autoridades, pide un acta y avísanos enseguida. No reconozcas culpas ni abandones el vehículo. Respondes por los daños ocurridos durante el alquiler hasta el límite de la cobertura contratada, salvo que hayas incumplido estas condiciones; entonces la cobertura puede no aplicar. Lo que no cubre se te explica antes de firmar el contrato.',
  ),
  heading('Multas y peajes'),
  paragraph(
    'Las multas, los peajes y los estacionamientos del tiempo en que tienes el vehículo corren por tu cuenta, también cuando nos llegan después de la devolución.',
  ),
  heading('Cambios y cancelación'),
  paragraph(
    'Con el enlace de tu correo de confirmación puedes pedir un cambio o cancelar. Antes de decidir ves el cargo que corresponde a ese momento; es el mismo que se mostraba cuando reservaste. Si no te presentas, se aplica el cargo indicado para ese caso.',
  ),
  heading('Reclamaciones y ley aplicable'),
  ...(jurisdiction === 'dominican'
    ? [
        paragraph(
          'Si algo no salió bien, escríbenos y te respondemos. Nada de lo anterior limita los derechos que te reconoce la Ley 358-05 de protección de los derechos del consumidor; también puedes acudir a Pro Consumidor. Se aplican las leyes de la República Dominicana y son competentes sus tribunales.',
        ),
      ]
    : [
        paragraph(
          'Si algo no salió bien, escríbenos y te respondemos. Como es un alquiler para fechas determinadas, no existe el derecho general de desistimiento de catorce días (artículo 16, letra l, de la Directiva 2011/83/UE); vale lo dicho sobre la cancelación. Conservas los derechos imperativos del país en que resides y puedes acudir a sus tribunales y a sus organismos de consumo.',
        ),
      ]),
]

const english = (jurisdiction: Jurisdiction): RichText => [
  paragraph(
    'These terms apply to vehicles that are rented from {name} through this site. How to reach us is at the foot of every page.',
  ),
  heading('Your reservation'),
  paragraph(
    'Your reservation is made when you receive its confirmation with a reference number. Where the site says that we review it first, what you send is a request, and it becomes a reservation when we accept it. You reserve a vehicle of the model you chose; should a breakdown keep us from handing it over, we offer one of the same or a higher class at no cost, or return what you paid.',
  ),
  heading('Price and payment'),
  paragraph(
    'The total you see before you reserve includes the days, the extras you chose, charges and taxes, and does not change once it is confirmed. Beside it you read what is paid before the pickup, what is paid at the pickup, and whether there is a security deposit. The deposit is not part of the price and is released when the vehicle comes back in the same condition.',
  ),
  heading('Who may drive'),
  bullets(
    'Every driver is as old, and has held a licence for as many years, as the vehicle’s page says.',
    'At the pickup we ask for a valid licence, an identity card or passport, and the means of payment for the deposit, in the name of the person who reserved.',
    'Only people named in the contract may drive. Tell us of additional drivers beforehand.',
  ),
  heading('Pickup and return'),
  paragraph(
    'At the pickup we look at the vehicle together and note its condition, its mileage and its fuel. Bring it back to the place, on the day and at the time agreed, with the same level of fuel and reasonably clean. Call us if you are running late: somebody else may be waiting for it. Additional time is charged as the page of questions shows.',
  ),
  heading('Using the vehicle'),
  paragraph(
    'Drive with care, within the area agreed and by the rules of the road. The following is not allowed:',
  ),
  bullets(
    'driving under the influence of alcohol, drugs or medicines that one must not drive with;',
    'racing, towing, carrying passengers or goods for pay, or more people than there are seats;',
    'subletting it, lending it to anybody not named in the contract, or leaving roads that suit it.',
  ),
  heading('Accidents, damage and theft'),
  paragraph(
    'After an accident or a theft, look after people first, call the authorities, ask for a report and tell us at once. Do not admit fault and do not leave the vehicle behind. You answer for damage during the rental up to the limit of the cover you took, unless these terms were broken; the cover may not apply then. What it leaves out is explained before you sign the contract.',
  ),
  heading('Fines and tolls'),
  paragraph(
    'Fines, tolls and parking of the time in which you have the vehicle are yours to pay, also where they reach us after the return.',
  ),
  heading('Changes and cancellation'),
  paragraph(
    'With the link in your confirmation you can ask for a change or cancel. You see the fee of that moment before you decide; it follows the steps that were shown when you reserved. If you do not show up, the fee shown for that case applies.',
  ),
  heading('Complaints and law'),
  ...(jurisdiction === 'dominican'
    ? [
        paragraph(
          'If something went wrong, write to us and we will answer. Nothing above limits your rights under the Dominican consumer protection act (Ley 358-05); you can also turn to Pro Consumidor. The laws of the Dominican Republic apply, and its courts decide.',
        ),
      ]
    : [
        paragraph(
          'If something went wrong, write to us and we will answer. As this is a rental for particular dates, the general right to withdraw within fourteen days does not exist (article 16, letter l, of Directive 2011/83/EU); what is said of cancelling applies. You keep the mandatory rights of the country you live in, and may turn to its courts and consumer bodies.',
        ),
      ]),
]
