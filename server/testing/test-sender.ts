import type { Sender } from '../platform/mail/mail-layout.ts'

/** Whom mails of tests come from. */
export const testSender: Sender = {
  brand: { name: 'Talentplace' },
  publicUrl: 'https://talentplace.test',
  supplier: { name: 'Talentplace Inc.', address: ['1 Harbour Street', 'Toronto ON M5J 2N8'] },
}
