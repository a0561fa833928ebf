import { landingPath } from '../paths/landing-path.ts'
import { ratesPath } from '../paths/rates-path.ts'
import { sitePath } from '../paths/site-path.ts'

/**
 * The screens of the menu and around it, by the word that titles them, with other words in both languages that find them; one that
 * only serves a call is for whom may make it.
 */
export const SCREENS = [
  {
    to: '/app/desk',
    title: 'desk',
    also: 'hoy today inicio home pendientes entregas devoluciones atrasos late due',
  },
  {
    to: '/reservation',
    title: 'reservations',
    also: 'reservaciones reservations reservas bookings rentals rentas alquileres excel csv',
  },
  {
    to: '/reservation/calendar',
    title: 'calendar',
    also: 'calendario calendar disponibilidad availability bloqueos blocks taller',
  },
  { to: '/reservation/day-sheet', title: 'daySheet', also: 'hoja dia day sheet agenda imprimir print' },
  { to: '/landings', title: 'landings', also: 'paginas negocios pages' },
  {
    to: '/layout-designer',
    title: 'designer',
    also: 'nueva new crear agregar create',
    call: 'createLanding',
  },
  { to: '/app/customers', title: 'customers', also: 'clientes customers personas no alquilar do not rent' },
  { to: '/app/fleet', title: 'fleet', also: 'flota fleet inventario inventory carros cars' },
  {
    to: '/app/units',
    title: 'units',
    also: 'unidades units placas plates matricula marbete seguro insurance inspeccion papeles papers taller',
  },
  { to: '/feature-view', title: 'features', also: 'caracteristicas special features equipamiento' },
  {
    to: '/location-reservaction',
    title: 'locations',
    also: 'localizaciones locations lugares places sucursales branches oficinas aeropuerto airport ubicacion direccion',
  },
  {
    to: '/history',
    title: 'deleted',
    also: 'papeleria deleted papelera eliminadas borradas restaurar restore trash',
  },
  {
    to: '/app/team',
    title: 'team',
    also: 'equipo team miembros members usuarios users roles invitar invite empleados staff personal',
  },
  {
    to: '/app/partners',
    title: 'partners',
    also: 'aliados partners socios comisiones commission hoteles agencias referidos affiliates',
    call: 'listPartners',
  },
  {
    to: '/app/activity',
    title: 'activity',
    also: 'actividad activity auditoria audit historial history quien who log registro',
    call: 'listAudit',
  },
  {
    to: '/app/sales',
    title: 'sales',
    also: 'documentos venta sales documents facturas invoices 607 dgii ncf encf comprobantes fiscales contador accountant',
    call: 'listSalesOfMonth',
  },
  {
    to: '/user-config',
    title: 'settings',
    also: 'ajustes settings cuenta account perfil profile configuracion correo',
  },
  { to: '/help', title: 'help', also: 'ayuda help preguntas faq soporte support' },
] as const

const settingsOf = (landingId: number) => landingPath(landingId, 'settings')
const placesOf = (landingId: number) => `/location-reservaction?landing=${landingId}`
const rates = (page: Parameters<typeof ratesPath>[1]) => (landingId: number) => ratesPath(landingId, page)
const site = (page: Parameters<typeof sitePath>[1]) => (landingId: number) => sitePath(landingId, page)
const tab = (name: Parameters<typeof landingPath>[1]) => (landingId: number) => landingPath(landingId, name)

/** What an account sets once, likewise. */
export const ACCOUNT_SETTINGS = [
  {
    to: '/reservation?state=owing',
    title: 'owing',
    also: 'debe deben deuda cobrar saldo owe owes owing debts unpaid balance',
  },
  { to: '/user-config', title: 'password', also: 'contrasena password clave seguridad security' },
  { to: '/user-config', title: 'language', also: 'idioma language ingles english espanol spanish' },
  { to: '/user-config', title: 'notifications', also: 'notificaciones notifications alertas alerts' },
  {
    to: '/user-config',
    title: 'export',
    also: 'exportar export descargar download copia backup',
    call: 'exportAccount',
  },
] as const

/** The tabs, pages and settings that each landing has, likewise. */
export const LANDING_SCREENS = [
  { to: tab('reservations'), title: 'landingReservations', also: 'reservas reservations bookings' },
  {
    to: tab('vehicles'),
    title: 'vehicles',
    also: 'vehiculos vehicles carros cars guaguas jeepetas fotos photos',
  },
  {
    to: rates('prices'),
    title: 'prices',
    also: 'precios prices rates tarifas tarifario costos cost cuanto cobrar',
  },
  {
    to: site('sections'),
    title: 'site.sections',
    also: 'sitio site secciones sections pagina portada textos editar edit',
  },
  { to: tab('reviews'), title: 'reviews', also: 'opiniones reviews resenas comentarios estrellas stars' },
  { to: tab('share'), title: 'share', also: 'compartir share qr afiche poster volante enlace link' },
  { to: settingsOf, title: 'landingSettings', also: 'configuracion settings ajustes nombre name' },
  { to: tab('seo'), title: 'seo', also: 'google buscadores search engines titulo' },
  {
    to: placesOf,
    title: 'hours',
    also: 'horario opening hours horas apertura cierre abierto cerrado feriados holidays open closed',
  },
  {
    to: rates('terms'),
    title: 'currency',
    also: 'moneda currency divisa pesos dolares euros rd$ us$ dop usd eur',
  },
  { to: rates('fees'), title: 'tax', also: 'impuesto tax itbis iva vat' },
  {
    to: rates('fees'),
    title: 'fees',
    also: 'cargos fees recargos surcharges otro lugar one way',
  },
  {
    to: rates('extras'),
    title: 'extras',
    also: 'extras seguro insurance silla bebe baby seat gps adicionales',
  },
  {
    to: rates('seasons'),
    title: 'seasons',
    also: 'temporadas seasons alta baja navidad christmas semana santa easter',
  },
  {
    to: rates('offers'),
    title: 'offers',
    also: 'ofertas offers descuentos discounts cupones coupons promociones codigo',
  },
  {
    to: rates('rules'),
    title: 'rules',
    also: 'reglas rental rules edad age licencia license minimo dias anticipacion notice',
  },
  {
    to: rates('terms'),
    title: 'deposit',
    also: 'anticipo prepayment deposito deposit fianza garantia abono inicial avance',
  },
  { to: rates('terms'), title: 'cancellation', also: 'cancelacion cancellation cancelar reembolso refund' },
  { to: rates('terms'), title: 'mileage', also: 'kilometraje mileage kilometros km millas miles' },
  {
    to: rates('terms'),
    title: 'fuel',
    also: 'combustible gasolina gasoil tanque octavo fuel gas petrol tank',
  },
  {
    to: rates('terms'),
    title: 'priceList',
    also: 'lista precios price list limpieza cleaning llave key danos damage multa fine',
  },
  {
    to: rates('questions'),
    title: 'questions',
    also: 'preguntas questions formulario form reserva vuelo flight hotel licencia',
  },
  { to: rates('test'), title: 'test', also: 'probar test cotizar quote calcular simular' },
  { to: rates('warnings'), title: 'warnings', also: 'avisos warnings problemas errores' },
  { to: rates('heat'), title: 'heat', also: 'mapa map price heat calor' },
  {
    to: rates('replay'),
    title: 'replay',
    also: 'precios prices replay comparar compare',
    call: 'replayRates',
  },
  {
    to: rates('history'),
    title: 'ratesHistory',
    also: 'historial history versiones importar import exportar export',
  },
  { to: settingsOf, title: 'look', also: 'logo colours colors marca brand' },
  { to: settingsOf, title: 'timezone', also: 'zona horaria time zone hora reloj clock' },
  {
    to: settingsOf,
    title: 'bookingMode',
    also: 'como how on request instant solicitud confirmar confirm aprobar approve',
  },
  {
    to: settingsOf,
    title: 'visibility',
    also: 'visibilidad visibility publish publicar ocultar unpublish publicacion',
  },
  {
    to: settingsOf,
    title: 'duplicate',
    also: 'duplicar duplicate copiar copy clonar',
    call: 'duplicateLanding',
  },
  { to: site('pages'), title: 'site.pages', also: 'sitio site paginas pages' },
  { to: site('look'), title: 'site.look', also: 'sitio site apariencia look plantilla template fuente font' },
  {
    to: site('languages'),
    title: 'site.languages',
    also: 'sitio site idiomas languages ingles english espanol spanish traduccion',
  },
  {
    to: site('contact'),
    title: 'site.contact',
    also: 'sitio site contacto contact whatsapp wasap telefono phone redes social',
  },
  {
    to: site('legal'),
    title: 'site.legal',
    also: 'sitio site condiciones privacidad terms privacy legal contrato politicas',
  },
  { to: site('search'), title: 'site.search', also: 'sitio site buscadores google search engines seo' },
  {
    to: site('preview-links'),
    title: 'site.preview-links',
    also: 'sitio site enlaces vista previa preview links',
  },
  {
    to: site('history'),
    title: 'site.history',
    also: 'sitio site historial history publicaciones publications',
  },
] as const

export type ScreenTitle = (typeof SCREENS)[number]['title']
export type SettingTitle = (typeof ACCOUNT_SETTINGS | typeof LANDING_SCREENS)[number]['title']
