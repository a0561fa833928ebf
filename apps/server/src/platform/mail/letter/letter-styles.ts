/** What every mail program has. */
export const FONT = "-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"
