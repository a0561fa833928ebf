import { type CommonWord, lookup, word } from './common-word.ts'

/** What rented vehicles usually have. Source: rules.md, "Usual words". */
export const FEATURES: readonly CommonWord[] = [
  word(['Aire acondicionado', 'Aire', 'A/C'], ['Air conditioning', 'Air-conditioning', 'A/C', 'AC']),
  word(['Aire acondicionado trasero', 'Aire trasero'], ['Rear air conditioning', 'Rear A/C']),
  word(
    ['Climatizador automático', 'Climatizador', 'Clima automático'],
    ['Automatic climate control', 'Climate control'],
  ),
  word(['Climatizador de dos zonas', 'Climatizador bizona'], ['Dual-zone climate control']),
  word(['Bluetooth'], ['Bluetooth']),
  word(['USB'], ['USB']),
  word(['Puerto USB', 'Entrada USB', 'Toma USB'], ['USB port', 'USB socket']),
  word(['Puertos USB', 'Entradas USB'], ['USB ports']),
  word(['USB-C', 'Puerto USB-C'], ['USB-C', 'USB-C port']),
  word(['Cargador USB'], ['USB charger']),
  word(['Cargador inalámbrico', 'Carga inalámbrica'], ['Wireless charger', 'Wireless charging']),
  word(['GPS'], ['GPS']),
  word(
    ['Navegador GPS', 'Navegador', 'Navegación', 'Navegación GPS'],
    ['GPS navigation', 'Navigation', 'Satnav'],
  ),
  word(['Apple CarPlay', 'CarPlay'], ['Apple CarPlay', 'CarPlay']),
  word(['Android Auto'], ['Android Auto']),
  word(['Apple CarPlay y Android Auto'], ['Apple CarPlay and Android Auto']),
  word(['SiriusXM'], ['SiriusXM']),
  word(['Wifi', 'Wi-Fi', 'Internet a bordo'], ['Wifi', 'Wi-Fi', 'Onboard internet']),
  word(['Pantalla táctil'], ['Touchscreen', 'Touch screen']),
  word(['Pantalla'], ['Screen']),
  word(['Radio'], ['Radio']),
  word(['Radio AM/FM'], ['AM/FM radio']),
  word(['MP3'], ['MP3']),
  word(['Lector de CD', 'CD'], ['CD player', 'CD']),
  word(['Entrada auxiliar', 'AUX'], ['Aux input', 'AUX']),
  word(['Sonido prémium', 'Audio premium'], ['Premium sound', 'Premium audio']),
  word(['Mandos en el volante', 'Controles en el guía', 'Guía multifunción'], ['Steering wheel controls']),
  word(['Toma de 12 V', 'Toma de corriente'], ['12 V socket', '12V outlet', 'Power outlet']),
  word(
    ['Cámara de reversa', 'Cámara trasera', 'Cámara de marcha atrás', 'Cámara de retroceso'],
    [
      'Rear camera',
      'Backup camera',
      'Reversing camera',
      'Rear-view camera',
      'Rearview camera',
      'Reverse camera',
    ],
  ),
  word(
    ['Cámara 360', 'Cámara de 360°', 'Cámara 360°'],
    ['360 camera', '360° camera', 'Surround-view camera'],
  ),
  word(
    ['Sensores de parqueo', 'Sensores de estacionamiento', 'Sensores de aparcamiento', 'Sensor de parqueo'],
    ['Parking sensors', 'Park sensors', 'Parking sensor'],
  ),
  word(['Sensores de reversa', 'Sensor de reversa'], ['Rear parking sensors', 'Reversing sensors']),
  word(
    ['Asistente de parqueo', 'Asistente de estacionamiento'],
    ['Parking assist', 'Park assist', 'Self-parking'],
  ),
  word(['Control de crucero', 'Control crucero', 'Velocidad crucero'], ['Cruise control']),
  word(['Control de crucero adaptativo'], ['Adaptive cruise control']),
  word(['Limitador de velocidad'], ['Speed limiter']),
  word(
    ['Asistente de carril', 'Mantenimiento de carril', 'Alerta de cambio de carril'],
    ['Lane assist', 'Lane-keeping assist', 'Lane keeping assist', 'Lane departure warning'],
  ),
  word(
    ['Alerta de punto ciego', 'Monitor de punto ciego', 'Sensor de punto ciego'],
    ['Blind-spot monitor', 'Blind spot monitor', 'Blind-spot warning', 'Blind spot warning'],
  ),
  word(
    ['Frenado de emergencia', 'Frenado automático de emergencia'],
    ['Emergency braking', 'Automatic emergency braking'],
  ),
  word(['Piloto automático'], ['Autopilot']),
  word(['Frenos ABS', 'ABS'], ['ABS brakes', 'ABS', 'Anti-lock brakes']),
  word(['Control de estabilidad', 'ESP'], ['Stability control', 'ESP', 'ESC']),
  word(['Bolsas de aire', 'Airbags', 'Airbag'], ['Airbags', 'Airbag']),
  word(['Alarma'], ['Alarm']),
  word(['Inmovilizador'], ['Immobilizer', 'Immobiliser']),
  word(['Cierre centralizado', 'Seguros eléctricos', 'Cierre central'], ['Central locking', 'Power locks']),
  word(['Entrada sin llave', 'Acceso sin llave', 'Llave inteligente'], ['Keyless entry', 'Smart key']),
  word(
    ['Botón de encendido', 'Encendido por botón', 'Arranque por botón'],
    ['Push-button start', 'Push button start'],
  ),
  word(['Encendido remoto', 'Arranque remoto'], ['Remote start']),
  word(
    ['Vidrios eléctricos', 'Cristales eléctricos', 'Elevalunas eléctricos'],
    ['Power windows', 'Electric windows'],
  ),
  word(['Retrovisores eléctricos', 'Espejos eléctricos'], ['Power mirrors', 'Electric mirrors']),
  word(
    ['Vidrios tintados', 'Cristales tintados', 'Lunas tintadas', 'Vidrios polarizados'],
    ['Tinted windows', 'Tinted glass'],
  ),
  word(['Techo corredizo', 'Techo solar', 'Quemacocos'], ['Sunroof', 'Sun roof', 'Moonroof']),
  word(['Techo panorámico'], ['Panoramic roof', 'Panoramic sunroof']),
  word(['Techo de cristal', 'Techo de vidrio'], ['Glass roof']),
  word(['Convertible', 'Descapotable'], ['Convertible']),
  word(['Capota de lona', 'Capota'], ['Soft top', 'Convertible top']),
  word(
    ['Tracción 4x4', '4x4', '4 x 4', '4WD', 'Doble tracción', 'Tracción en las cuatro ruedas'],
    ['Four-wheel drive', 'Four wheel drive', '4x4', '4 x 4', '4WD'],
  ),
  word(['Tracción integral', 'AWD'], ['All-wheel drive', 'All wheel drive', 'AWD']),
  word(
    ['Transmisión automática', 'Caja automática', 'Cambio automático', 'Automático', 'Automática'],
    ['Automatic transmission', 'Automatic gearbox', 'Automatic'],
  ),
  word(
    ['Transmisión manual', 'Caja manual', 'Cambio manual', 'Transmisión mecánica'],
    ['Manual transmission', 'Manual gearbox', 'Manual', 'Stick shift'],
  ),
  word(['Levas de cambio', 'Levas en el volante'], ['Paddle shifters']),
  word(['Dirección hidráulica', 'Dirección asistida', 'Guía hidráulico'], ['Power steering']),
  word(
    ['Computadora de a bordo', 'Computadora de viaje', 'Ordenador de a bordo'],
    ['Trip computer', 'On-board computer'],
  ),
  word(['Turbo'], ['Turbo']),
  word(['Diésel', 'Gasoil'], ['Diesel']),
  word(['Gasolina'], ['Gasoline', 'Petrol']),
  word(['Híbrido', 'Motor híbrido'], ['Hybrid', 'Hybrid engine']),
  word(['Eléctrico', 'Motor eléctrico'], ['Electric', 'Electric motor']),
  word(['ISOFIX'], ['ISOFIX']),
  word(['Anclajes ISOFIX', 'Anclaje ISOFIX'], ['ISOFIX anchors', 'ISOFIX anchor', 'ISOFIX mounts']),
  word(
    ['Anclajes para silla de niño', 'Anclajes para sillas infantiles', 'Anclaje para silla de bebé', 'LATCH'],
    ['Child seat anchors', 'Child-seat anchors', 'LATCH'],
  ),
  word(
    ['Silla de bebé', 'Silla para bebé', 'Asiento de bebé', 'Asiento para bebé'],
    ['Baby seat', 'Infant seat'],
  ),
  word(
    ['Silla de niño', 'Silla para niños', 'Silla infantil', 'Asiento infantil', 'Asiento para niños'],
    ['Child seat', 'Car seat'],
  ),
  word(['Elevador para niños', 'Asiento elevador', 'Alzador'], ['Booster seat', 'Booster']),
  word(
    ['Asientos de piel', 'Asientos de cuero', 'Asientos en piel', 'Interior de piel'],
    ['Leather seats', 'Leather interior', 'Leather'],
  ),
  word(['Asientos calefactados', 'Asientos con calefacción', 'Asientos térmicos'], ['Heated seats']),
  word(['Asientos ventilados', 'Asientos con ventilación'], ['Ventilated seats', 'Cooled seats']),
  word(['Asientos eléctricos'], ['Power seats', 'Electric seats']),
  word(['Asientos abatibles', 'Asientos plegables'], ['Folding seats', 'Fold-down seats']),
  word(
    ['Tercera fila de asientos', 'Tercera fila', 'Tres filas de asientos'],
    ['Third-row seats', 'Third row', 'Third-row seating', 'Three rows of seats'],
  ),
  word(['Puertas corredizas', 'Puerta corrediza', 'Puertas deslizantes'], ['Sliding doors', 'Sliding door']),
  word(
    ['Baúl eléctrico', 'Maletero eléctrico', 'Portón eléctrico'],
    ['Power tailgate', 'Power liftgate', 'Electric tailgate'],
  ),
  word(
    ['Baúl grande', 'Maletero grande', 'Baúl amplio', 'Maletero amplio'],
    ['Large trunk', 'Big trunk', 'Large boot'],
  ),
  word(
    ['Parrilla de techo', 'Portaequipajes', 'Baca', 'Barras de techo'],
    ['Roof rack', 'Roof rails', 'Luggage rack'],
  ),
  word(['Portabicicletas'], ['Bike rack', 'Bicycle rack']),
  word(['Portatablas', 'Porta tablas de surf'], ['Surfboard rack', 'Surf rack']),
  word(
    ['Gancho de remolque', 'Enganche de remolque', 'Bola de remolque'],
    ['Tow hitch', 'Tow bar', 'Towbar', 'Trailer hitch'],
  ),
  word(['Winche', 'Malacate'], ['Winch']),
  word(['Estribos', 'Estribos laterales'], ['Running boards', 'Side steps']),
  word(
    [
      'Goma de repuesto',
      'Goma de repuestos',
      'Rueda de repuesto',
      'Llanta de repuesto',
      'Neumático de repuesto',
      'Repuesta',
    ],
    ['Spare wheel', 'Spare tire', 'Spare tyre'],
  ),
  word(
    ['Aros de aleación', 'Aros de magnesio', 'Llantas de aleación', 'Rines de aleación'],
    ['Alloy wheels', 'Alloys'],
  ),
  word(['Faros LED', 'Luces LED'], ['LED headlights', 'LED lights']),
  word(['Luces antiniebla', 'Faros antiniebla'], ['Fog lights', 'Fog lamps']),
  word(['Sensor de lluvia'], ['Rain sensor']),
  word(
    ['Control de presión de las gomas', 'Sensor de presión de gomas', 'TPMS'],
    ['Tire pressure monitor', 'Tyre pressure monitor', 'TPMS'],
  ),
  word(['Botiquín', 'Botiquín de primeros auxilios'], ['First-aid kit', 'First aid kit']),
  word(['Extintor'], ['Fire extinguisher']),
  word(['Kit de emergencia'], ['Emergency kit']),
  word(['Conductor adicional'], ['Additional driver', 'Extra driver']),
  word(
    ['Kilometraje ilimitado', 'Kilómetros ilimitados', 'Millaje ilimitado'],
    ['Unlimited mileage', 'Unlimited kilometers'],
  ),
  word(['Asistencia 24 horas'], ['24-hour assistance']),
  word(['Asistencia en carretera', 'Asistencia vial'], ['Roadside assistance']),
  word(
    ['Entrega en el hotel', 'Entrega en tu hotel', 'Entrega en hotel'],
    ['Delivery to the hotel', 'Hotel delivery', 'Delivery to your hotel'],
  ),
  word(['Entrega gratis en el hotel'], ['Free hotel delivery']),
  word(['Paso Rápido'], ['Toll tag', 'Electronic toll tag']),
  word(['Paso Rápido incluido'], ['Toll tag included', 'Electronic toll tag included']),
  word(['Equipo de playa', 'Kit de playa'], ['Beach kit']),
  word(['No fumar', 'No se permite fumar', 'Para no fumadores'], ['Non-smoking', 'No smoking']),
  word(['Se aceptan mascotas', 'Mascotas permitidas'], ['Pets allowed', 'Pet-friendly', 'Pet friendly']),
]

const { wordIn, keyOf } = lookup(FEATURES)

const ABBREVIATIONS = /(?<![\p{L}\p{N}])(?:usb|gps|isofix|abs|led|awd|4wd|dvd|mp3|suv|tv)(?![\p{L}\p{N}])/giu

/**
 * A feature as typed, in a language where it is a usual word. Features are stored in lower case: usual abbreviations get their capitals back.
 *
 * Source: rules.md, "Usual words".
 */
export const featureIn = (typed: string, language: keyof CommonWord): string =>
  wordIn(typed, language).replace(ABBREVIATIONS, (abbreviation) => abbreviation.toUpperCase())

/** The same for a feature in either language. */
export const featureKey = keyOf
