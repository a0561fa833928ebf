import { type CommonWord, lookup, word } from '../common-words/common-word.ts'
import { HOLIDAY_NAMES } from './dominican-holidays.ts'

/** Further writings of the holidays' names. */
const HOLIDAYS: Readonly<Record<keyof typeof HOLIDAY_NAMES, { es: string[]; en: string[] }>> = {
  newYear: { es: ['Día de Año Nuevo'], en: ['New Year', "New Year's"] },
  kings: {
    es: ['Día de Reyes', 'Santos Reyes', 'Reyes Magos', 'Reyes', 'Epifanía'],
    en: ['Three Kings Day', "Three Kings' Day"],
  },
  altagracia: {
    es: ['Día de la Altagracia', 'La Altagracia', 'Virgen de la Altagracia'],
    en: ['Altagracia Day'],
  },
  duarte: { es: ['Natalicio de Duarte', 'Natalicio de Juan Pablo Duarte'], en: ['Juan Pablo Duarte Day'] },
  independence: { es: ['Independencia', 'Independencia Nacional'], en: ['Dominican Independence Day'] },
  goodFriday: { es: [], en: [] },
  labour: { es: ['Día del Trabajador', 'Día de los Trabajadores'], en: ['Labour Day'] },
  corpusChristi: { es: [], en: [] },
  restoration: { es: [], en: [] },
  mercedes: {
    es: ['Día de las Mercedes', 'Las Mercedes', 'Virgen de las Mercedes'],
    en: ['Our Lady of Mercy'],
  },
  constitution: { es: ['Constitución'], en: [] },
  christmas: { es: ['Día de Navidad', 'Navidades'], en: ['Christmas Day', 'Xmas'] },
}

const holidayWords = (Object.keys(HOLIDAY_NAMES) as (keyof typeof HOLIDAY_NAMES)[]).map((key): CommonWord => {
  const { es, en } = HOLIDAY_NAMES[key]
  return word([es, ...HOLIDAYS[key].es], [en, ...HOLIDAYS[key].en])
})

/** Why a place is usually closed, or has other hours. Source: rules.md, "Usual words". */
export const CLOSURES: readonly CommonWord[] = [
  ...holidayWords,
  word(['Feriado', 'Día feriado', 'Festivo', 'Día festivo'], ['Public holiday', 'Holiday', 'Bank holiday']),
  word(
    ['Cerrado por feriado', 'Cerrado por día feriado'],
    ['Closed for the public holiday', 'Closed for the holiday'],
  ),
  word(['Semana Santa'], ['Holy Week', 'Easter week', 'Easter']),
  word(['Jueves Santo'], ['Maundy Thursday', 'Holy Thursday']),
  word(['Sábado Santo', 'Sábado de Gloria'], ['Holy Saturday', 'Easter Saturday']),
  word(['Domingo de Resurrección', 'Domingo de Pascua'], ['Easter Sunday']),
  word(['Lunes de Pascua'], ['Easter Monday']),
  word(['Nochebuena'], ['Christmas Eve']),
  word(['Nochevieja', 'Víspera de Año Nuevo'], ["New Year's Eve"]),
  word(['Fin de año', 'Fiestas de fin de año'], ['End of the year', 'Year-end holidays']),
  word(['Fiestas navideñas', 'Vacaciones de Navidad'], ['Christmas holidays', 'Christmas break']),
  word(['Todos los Santos', 'Día de Todos los Santos'], ["All Saints' Day"]),
  word(['Inmaculada Concepción', 'La Inmaculada'], ['Immaculate Conception']),
  word(['Asunción', 'Asunción de la Virgen'], ['Assumption', 'Assumption Day']),
  word(['Día de la Hispanidad', 'Fiesta Nacional de España'], ["Spain's National Day", 'Hispanic Day']),
  word(['Día de Acción de Gracias', 'Acción de Gracias'], ['Thanksgiving', 'Thanksgiving Day']),
  word(['Día de las Madres', 'Día de la Madre'], ["Mother's Day"]),
  word(['Día de los Padres', 'Día del Padre'], ["Father's Day"]),
  word(['Carnaval'], ['Carnival']),
  word(['Elecciones', 'Día de elecciones', 'Día de las elecciones'], ['Elections', 'Election day']),
  word(['Cerrado por vacaciones'], ['Closed for holidays', 'Closed for vacation']),
  word(
    ['Vacaciones', 'De vacaciones', 'Por vacaciones', 'Vacaciones colectivas'],
    ['Vacation', 'Vacations', 'On vacation', 'On holiday'],
  ),
  word(
    ['Inventario', 'Toma de inventario', 'Por inventario'],
    ['Stocktaking', 'Inventory', 'Stocktake', 'Stock-taking'],
  ),
  word(['Cerrado por inventario'], ['Closed for stocktaking', 'Closed for inventory']),
  word(['Mantenimiento', 'Por mantenimiento'], ['Maintenance']),
  word(['Cerrado por mantenimiento'], ['Closed for maintenance']),
  word(
    ['Remodelación', 'Reformas', 'Obras', 'Por remodelación'],
    ['Renovation', 'Renovations', 'Building works'],
  ),
  word(
    ['Cerrado por remodelación', 'Cerrado por reformas', 'Cerrado por obras'],
    ['Closed for renovation', 'Closed for renovations'],
  ),
  word(['Mudanza', 'Por mudanza'], ['Moving', 'Relocation']),
  word(['Cerrado por mudanza'], ['Closed for moving', 'Closed for relocation']),
  word(
    ['Duelo', 'Por duelo', 'Cerrado por duelo'],
    ['Bereavement', 'Closed due to bereavement', 'In mourning'],
  ),
  word(['Mal tiempo', 'Por mal tiempo'], ['Bad weather']),
  word(['Tormenta', 'Por tormenta'], ['Storm']),
  word(['Tormenta tropical'], ['Tropical storm']),
  word(['Huracán', 'Por huracán'], ['Hurricane']),
  word(['Alerta de huracán'], ['Hurricane warning']),
  word(['Sin luz', 'Apagón', 'Corte de luz'], ['Power outage', 'Power cut']),
  word(
    ['Capacitación', 'Entrenamiento', 'Formación', 'Capacitación del personal'],
    ['Training', 'Staff training'],
  ),
  word(['Reunión de personal', 'Reunión del personal', 'Reunión'], ['Staff meeting', 'Meeting']),
  word(['Actividad privada', 'Evento privado'], ['Private event']),
  word(['Horario especial'], ['Special hours']),
  word(['Horario reducido'], ['Reduced hours', 'Shorter hours', 'Short hours']),
  word(['Horario extendido'], ['Extended hours', 'Longer hours']),
  word(['Horario de verano'], ['Summer hours']),
  word(['Horario de Navidad', 'Horario navideño'], ['Christmas hours']),
  word(['Horario de feriado', 'Horario de días feriados'], ['Public holiday hours', 'Holiday hours']),
  word(['Horario de Semana Santa'], ['Easter hours', 'Holy Week hours']),
  word(['Temporada alta'], ['High season', 'Peak season']),
  word(['Temporada baja'], ['Low season', 'Off season']),
  word(['Cerrado'], ['Closed']),
  word(['Cerrado temporalmente'], ['Temporarily closed', 'Closed temporarily']),
  word(
    ['Cerrado hasta nuevo aviso', 'Hasta nuevo aviso'],
    ['Closed until further notice', 'Until further notice'],
  ),
]

/** The note of an exceptional day as typed, in a language where it is usual. Source: rules.md, "Usual words". */
export const closureIn = lookup(CLOSURES).wordIn
