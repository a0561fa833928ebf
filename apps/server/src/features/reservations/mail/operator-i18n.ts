import { i18nIn, type MailI18n } from './mail-i18n.ts'

/** How mails speak to operators: in the language their pages have unless a browser was told otherwise (decision 0019). */
export const operatorI18n = (): MailI18n => i18nIn('es')
