/** The id of the contact form, for the buttons around it and the storage script. */
export const FORM_ID = 'reserve'
