import { type MailSpeech, speechIn } from './mail-speech.ts'

/** How mails speak to operators: in the language their pages have unless a browser was told otherwise (decision 0019). */
export const ownersSpeech = (): MailSpeech => speechIn('es')
