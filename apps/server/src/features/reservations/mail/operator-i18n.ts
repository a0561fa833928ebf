import { i18nIn, type MailI18n } from './mail-i18n.ts'

/** The language of mails to operators: the default of their pages (decision 0019). */
export const operatorI18n = (): MailI18n => i18nIn('es')
