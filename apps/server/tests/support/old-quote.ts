/** Three days at 50 dollars, as quotes were stored before they had lines; 192.87 in all. */
export const OLD_QUOTE = JSON.stringify({
  days: 3,
  pricePerDay: 5000,
  rental: 15000,
  extras: [],
  liabilityService: 995,
  vehicleLicenseFee: 350,
  subtotal: 16345,
  tax: 2942,
  total: 19287,
})
