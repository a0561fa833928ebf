import type { Role } from '@nelly/domain/team/roles'
import { ALL, ALL_BUT_DESK, DESK, MANAGER, OWNERS } from '../role-groups.ts'
import type { OwnerCall } from './calls.ts'

/**
 * Which roles may make a call. Without a default: a call that is missing here does not compile. What reads, and what changes
 * nothing, is for all, unless it tells what a role must not see.
 */
export const CALL_ROLES: Readonly<Record<OwnerCall, readonly Role[]>> = {
  // Accounts
  logout: ALL,
  exportAccount: OWNERS,
  readUser: ALL,
  updateUser: ALL,
  readEmailChange: ALL,
  changeEmail: ALL,
  endEmailChange: ALL,
  listSessions: ALL,
  endSession: ALL,
  setSessionLength: OWNERS,
  readLegalIdentity: ALL,
  changeLegalIdentity: MANAGER,
  confirmIdentity: ALL,
  // Team
  listMembers: ALL,
  changeMember: OWNERS,
  // Others than owners remove only themselves.
  removeMember: ALL,
  inviteMember: OWNERS,
  endInvitation: OWNERS,
  readMembership: ALL,
  setDeskDiscount: OWNERS,
  setDeskPayingBack: OWNERS,
  requireFactor: OWNERS,
  switchAccount: ALL,
  // Audit: it tells what each member does
  listAudit: MANAGER,
  exportAudit: OWNERS,
  // Second factors
  readSecondFactors: ALL,
  beginAuthenticator: ALL,
  confirmAuthenticator: ALL,
  removeAuthenticator: ALL,
  renewRecoveryCodes: ALL,
  beginPasskey: ALL,
  addPasskey: ALL,
  removePasskey: ALL,
  forgetBrowsers: ALL,
  // Landings
  createLanding: MANAGER,
  listLandings: ALL,
  readLanding: ALL,
  reviewLanding: ALL,
  setLandingStatus: MANAGER,
  updateLanding: MANAGER,
  duplicateLanding: MANAGER,
  checkLandingName: ALL,
  countOpenRentals: ALL,
  deleteLanding: MANAGER,
  deleteLandingForGood: OWNERS,
  listDeletedLandings: ALL,
  restoreLanding: MANAGER,
  updateLandingMetadata: MANAGER,
  drawPoster: ALL,
  // Locations and places
  addLocation: MANAGER,
  removeLocation: MANAGER,
  addPlace: MANAGER,
  changePlace: MANAGER,
  listPlaces: ALL,
  removePlace: MANAGER,
  // Rates
  exportRates: ALL,
  importRates: MANAGER,
  readRates: ALL,
  readRatesHistory: ALL,
  readRatesVersion: ALL,
  restoreRates: MANAGER,
  saveRates: MANAGER,
  testRates: ALL,
  replayRates: ALL_BUT_DESK,
  // The ledger: what gives money back is decided by its entry as well
  readLedger: ALL,
  drawReceipt: ALL,
  addLedgerEntry: DESK,
  reverseLedgerEntry: DESK,
  // The site
  addSitePictures: MANAGER,
  cancelSchedule: MANAGER,
  listPublications: ALL,
  publishSite: MANAGER,
  readPublication: ALL,
  readSite: ALL,
  restorePublication: MANAGER,
  saveSite: MANAGER,
  scheduleSite: MANAGER,
  stepSite: MANAGER,
  addPreviewLink: MANAGER,
  endPreviewLink: MANAGER,
  listPreviewLinks: ALL,
  // Vehicles
  createVehicle: MANAGER,
  deleteVehicle: MANAGER,
  deleteVehicleById: MANAGER,
  listVehicles: ALL,
  readVehicle: ALL,
  updateVehicle: MANAGER,
  duplicateVehicle: MANAGER,
  // Pools and units
  joinPool: MANAGER,
  listPools: ALL,
  readPoolFacts: ALL,
  deletePool: OWNERS,
  partPool: MANAGER,
  previewPoolJoin: ALL,
  countUnits: ALL,
  listDueServices: ALL,
  listExpiringPapers: ALL,
  listUnitPlaces: ALL,
  listUnitsElsewhere: ALL,
  listUnits: ALL,
  changeUnit: DESK,
  chooseUnit: DESK,
  previewUnit: ALL,
  // Blocks
  addBlock: DESK,
  changeBlock: DESK,
  listBlocks: ALL,
  removeBlock: DESK,
  // Calendars of other channels
  addFeed: MANAGER,
  changeFeed: MANAGER,
  listFailingFeeds: ALL,
  listFeeds: ALL,
  refreshFeed: MANAGER,
  removeFeed: MANAGER,
  renewCalendar: MANAGER,
  revokeCalendar: MANAGER,
  // Special features
  addSpecialFeature: MANAGER,
  attachSpecialFeature: MANAGER,
  attachSpecialFeaturesByName: MANAGER,
  deleteSpecialFeature: MANAGER,
  listSpecialFeatures: ALL,
  // Reservations
  exportReservations: MANAGER,
  listReservations: ALL,
  listReservationsOfOwner: ALL,
  readReservation: ALL,
  cancelReservation: DESK,
  deleteReservation: MANAGER,
  restoreReservation: DESK,
  takeReservationStep: DESK,
  readProposedCharges: ALL,
  chargeAtReturn: DESK,
  changeReservation: DESK,
  previewChange: ALL,
  undoChange: DESK,
  markWishAnswered: DESK,
  previewAtDesk: ALL,
  reserveAtDesk: DESK,
  offerAtDesk: ALL,
  listQuotes: ALL,
  mailQuote: DESK,
  makeQuote: DESK,
  reserveQuote: DESK,
  withdrawQuote: DESK,
  // Reviews
  listReviews: ALL,
  listWaitingReviews: ALL,
  setReviewRequests: MANAGER,
  showReview: MANAGER,
  // Customers
  changeCustomer: DESK,
  eraseCustomer: MANAGER,
  listCustomers: ALL,
  matchCustomer: ALL,
  mergeCustomers: DESK,
  previewMerge: ALL,
  readCustomer: ALL,
  // Overview
  readDesk: ALL,
  readCalendar: ALL,
  readFigures: ALL_BUT_DESK,
  readNewReservations: ALL,
  search: ALL,
}

/** What reads, but is not for all. */
const READING: ReadonlySet<OwnerCall> = new Set([
  'exportAccount',
  'exportAudit',
  'exportReservations',
  'listAudit',
])

/**
 * Whether a call may be made in a suspended account: what reads, and what its viewers may, who change only what is their own; but nobody
 * leaves it.
 */
export const isForSuspended = (call: OwnerCall): boolean =>
  READING.has(call) || (CALL_ROLES[call].includes('viewer') && call !== 'removeMember')
