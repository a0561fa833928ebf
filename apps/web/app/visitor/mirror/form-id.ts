/** The contact form, by the id that the buttons around it and the mirror know it by. */
export const FORM_ID = 'reserve'
