import { folded } from '@nelly/domain/folded'
import { pick, type Random } from './random.ts'

type Names = readonly [string, ...string[]]

/** First names, last names and the prefix of telephone numbers, by where guests come from. */
const ORIGINS: readonly [Origin, ...Origin[]] = [
  {
    first: [
      'Carmen',
      'Luis',
      'Yaritza',
      'Manuel',
      'Altagracia',
      'Héctor',
      'Paola',
      'Ramón',
      'Esther',
      'Iván',
    ],
    last: [
      'Rodríguez',
      'Polanco',
      'Tejada',
      'Guzmán',
      'Almonte',
      'Reyes Mejía',
      'Cabrera',
      'Ureña',
      'Peralta',
    ],
    phone: '+1 829 555 01',
  },
  {
    first: ['Emily', 'Daniel', 'Ashley', 'Tyrone', 'Megan', 'Carlos', 'Rachel', 'Kevin', 'Priya', 'Noah'],
    last: ['Walker', 'Nguyen', 'Santos', 'Miller', 'O’Connor', 'Patel', 'Brooks', 'Cohen', 'Rivera'],
    phone: '+1 305 555 01',
  },
  {
    first: ['Camille', 'Étienne', 'Manon', 'Hugo', 'Inès', 'Rémi'],
    last: ['Moreau', 'Girard', 'Lefebvre', 'Dubois', 'Bélanger', 'Fontaine'],
    phone: '+33 6 55 55 01 ',
  },
  {
    first: ['Katrin', 'Lukas', 'Jana', 'Tobias', 'Miriam', 'Felix'],
    last: ['Hoffmann', 'Krüger', 'Schäfer', 'Winkler', 'Brandt', 'Lindqvist'],
    phone: '+49 170 555 01',
  },
]

interface Origin {
  first: Names
  last: Names
  phone: string
}

/** A made-up customer, with an address that nobody can have. */
export function usualGuest(random: Random) {
  const { first, last, phone } = pick(random, ORIGINS)
  const [firstName, lastName] = [pick(random, first), pick(random, last)]
  const address = folded(`${firstName}.${lastName}`).replace(/[^a-z.]/g, '')
  const ending = String(Math.floor(random() * 100)).padStart(2, '0')
  return { firstName, lastName, email: `${address}@example.com`, phone: phone + ending }
}
