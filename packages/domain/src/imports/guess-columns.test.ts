import { expect, test } from 'vitest'
import { FLEET_FIELDS } from './fleet-fields.ts'
import { guessColumns } from './guess-columns.ts'
import type { Cell } from './sheet.ts'

const guessed = (heads: readonly string[], ...rows: readonly (readonly Cell[])[]) =>
  guessColumns('fleet', { name: null, heads, rows: rows.map((cells, index) => ({ line: index + 2, cells })) })

for (const [heads, fields] of [
  [FLEET_FIELDS.join(), FLEET_FIELDS.join()],
  ['PLACA,Chasis,MARCA ,Modelo,AÑO,Color', 'plate,vin,brand,model,year,color'],
  ['Matrícula,Vehículo,Plazas,Puertas,Tarifa diaria (€)', 'plate,model,seats,doors,pricePerDay'],
  [
    'Plate,Make,Model,Daily rate US$,Body type,Gearbox,Fuel',
    'plate,brand,model,pricePerDay,type,transmission,fuel',
  ],
  ['Vehículo,Modelo,Modelo', ',model,'],
  ['Placa,Dueño,Precio DOP*', 'plate,,pricePerDay'],
  ['Placa,Km actual,Vencimiento del seguro,Observaciones', 'plate,odometer,insuranceUntil,notes'],
] as const) {
  test(`the columns ${heads} are ${fields}`, () =>
    expect(
      guessed(heads.split(','))
        .map((field) => field ?? '')
        .join(),
    ).toBe(fields))
}

test('columns without known heads are guessed by what all their cells look like', () => {
  const rows = [
    ['A123456', 'KNABE512ABT123456', 2021, 'Automático', 'Gasolina', 'Jeepeta', 'Ana'],
    ['G-654321', 'KNABE512ABT123457', '2022', 'mecánica', 'diésel', 'sedán', '2021'],
  ]
  expect(guessed(['', '', '', '', '', '', ''], ...rows)).toEqual([
    ...['plate', 'vin', 'year', 'transmission', 'fuel', 'type'],
    null,
  ])
})

test('“Modelo” above nothing but years is the year, where no other column is', () => {
  expect(guessed(['Marca', 'Modelo', 'Línea'], ['Kia', '2021', 'Rio'])).toEqual(['brand', 'year', null])
  expect(guessed(['Marca', 'Modelo', 'Año'], ['Peugeot', 2008, 2021])).toEqual(['brand', 'model', 'year'])
})
