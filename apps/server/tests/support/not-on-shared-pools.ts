/** Tests that do not say the same where another landing offers the units of every vehicle too, by their titles. */
export const NOT_ON_SHARED_POOLS = [
  // What is known of units stays while another vehicle offers them.
  'a vehicle that is deleted for good takes what is known of its units with it',
  "another account's blocks are not found, nor are those of a deleted vehicle or landing",
  'deleting a landing for good deletes all its data and files, and nothing of others',
  'a vehicle that is no longer offered is shown while it has reservations, with their units only',
  'a unit is listed once, with the first vehicle that offers it, and for each landing with its own',
  'what is deleted is not found',
  // A landing that shares its units keeps its time zone.
  'a landing that shares its units keeps its time zone, as they are in one place',
  'another time zone may change the day, and reservations keep their wall-clock times',
  'where the time zone changes, hours, blocks and bookings that stand keep the clock on the wall',
  // They expect all offers of a pool, or all landings.
  "an owner sees each unit's reservations by day",
  'landings are on one calendar: units that two of them offer are one row, with the bookings of both',
  'a duplicate has all that the landing has, as a draft under its own name, and nothing of its use',
  'the fleet lists pools with what offers them, and those that may be the same cars',
  'cars that were two by mistake become one, which is no longer sold twice',
  'an edit changes only the given fields',
  "the units of a vehicle can't be reduced below its future peak use",
  'an owner exports all their data, but nothing of others and no secrets',
  "a list has only the owner's landings, newest first",
  'drafts offer nothing, and deleted landings do not count',
  'cars are offered on another landing with their facts, and never rented twice',
  'pools of others and of another zone are not offered, nor pictures of other cars',
  'cars that nothing offers are deleted, not their reservations',
  'what was joined to them goes along, and what is deleted and to come is not restored',
  'the page of each leads to the others, and cancelling one leaves them',
  'a corrected address is that of all, and gets one mail with links that lead to all',
]

/** Files of tests that count every change of a landing, or the jobs of pictures. */
export const FILES_NOT_ON_SHARED_POOLS = [
  'apps/server/src/platform/rendering/page-cache.api.test.ts',
  'apps/server/src/platform/images/picture-handler.api.test.ts',
]
