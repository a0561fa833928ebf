/** Where a web map shows a spot. Nothing is asked of it unless somebody opens it. */
export const mapAddress = ({ latitude, longitude }: { latitude: number; longitude: number }): string =>
  `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=16/${latitude}/${longitude}`
