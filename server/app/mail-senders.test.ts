import { readdir, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const server = fileURLToPath(new URL('../', import.meta.url))

/**
 * Who queues mails without the limit of `queueRequestedMail`, and why nobody can have one person mailed by it as often as they
 * press. A mail that someone asks for, about themselves or to someone else, belongs to `queueRequestedMail` instead.
 */
const unlimited: Readonly<Record<string, string>> = {
  'accounts/codes/verify-code.ts': 'once a code',
  'accounts/registration/write-registration.ts': 'CODES_MAILED_PER_EMAIL',
  'accounts/codes/code-mailer.ts': 'CODES_MAILED_PER_EMAIL',
  'accounts/colleagues/accept-invitation.ts': 'each invitation once',
  'accounts/colleagues/remove-colleague.ts': 'an account is closed once',
  'accounts/passwords/set-password.ts':
    'a warning of someone else’s doing must not be held back; each needs password or code',
  'accounts/sessions/note-device.ts':
    'a warning of someone else’s doing must not be held back; each needs the password and another browser',
  'accounts/two-step/confirm-two-step.ts': 'a warning; each needs the password, and it to be off',
  'accounts/two-step/end-two-step.ts': 'a warning; each needs password and code, and it to be on',
  'accounts/two-step/renew-recovery-codes.ts': 'a warning; each needs password and code',
  'accounts/users/reset-two-step.ts': 'a super administrator’s doing, once while it is on',
  'accounts/two-step/second-step.ts': 'once an hour',
  'accounts/users/appoint-super-admin.ts': 'a command on the server itself',
  'accounts/users/save-user.ts': 'a warning; each goes to another address, the one before',
  'talent/skill-tests/notify-of-retries.ts': 'once a skill test that wasn’t passed',
  'hiring/meetings/cancel-booked-call.ts': 'as often as a call was booked, which is limited',
  'hiring/meetings/cancel-meeting.ts': 'as often as a meeting was booked, which is limited',
  'core/calendar/queue-meeting-mails.ts': 'to our own team, one with each limited mail',
  'core/notifications/mails/deliver-mails.ts': 'what people are told of, by their own preferences',
  'core/product-feedback/send-product-feedback.ts': 'to our own team, 20 an hour from one person',
  'platform/mail/queue-requested-mail.ts': 'the limit itself',
  'talent/appointments/cancel-appointment.ts': 'as often as an appointment was booked, which is limited',
  'talent/appointments/mail-cancelled-appointments.ts': 'once an appointment whose application ended',
  'talent/appointments/remind-of-appointments.ts': 'twice an appointment at a time, and each move of it is limited',
  'talent/appointments/settle-appointment.ts': 'once an appointment that was missed',
  'payroll/banking/save-account.ts':
    'a warning of someone else’s doing must not be held back; each needs the password, and another account than before',
  'billing/card-expiry/warn-of-expiry.ts': 'twice a card',
  'hiring/checkout/settle-order.ts': 'once a paid order',
  'talent/deciding/decide-application.ts': 'once a step of an application, which only leads on',
  'talent/joining/remind-applicants.ts': 'three times a step of an application',
  'talent/joining/submit-application.ts': 'once an application',
  'billing/invoice-mails/mail-invoices.ts': 'once a payment of an invoice, and once a balance too small for a card',
  'billing/invoice-reminders/remind-of-invoices.ts': 'three times an invoice by hand',
  'billing/pauses/notifications.ts':
    'what nobody pressed: once a subscription that stays unpaid, and twice a pause about its hours',
  'accounts/registration/register.ts': 'CODES_MAILED_PER_EMAIL',
  'desk/personal-data/approve-deletion.ts': 'once a request that staff approve',
  'billing/refund-before-start/notify-of-cancellation.ts': 'once a subscription that ends before it begins',
  'billing/manual-refunds/notifications.ts': 'once a refund by transfer or cheque, and once when it is voided',
  'billing/refunds/notifications.ts': 'once a refund',
  'billing/charges/notifications.ts': 'once a refused charge',
  'hiring/spending/decide-spending.ts': 'each request is answered once, and asking is limited',
  'billing/subscriptions/cancel-project.ts': 'a cancellation, as often as it was taken back, which is limited',
  'payroll/taxes/save-tax-identity.ts':
    'a warning of someone else’s doing must not be held back; each needs the password, and another number than before',
  'payroll/taxes/save-tax-number.ts':
    'a warning of someone else’s doing must not be held back; each needs the password, and a change of what bills bear',
}

it('whoever mails without the limit on asked mails is known, and says why that can’t be repeated at will', async () => {
  const files = await readdir(server, { recursive: true })
  const senders: string[] = []
  for (const file of files.filter((each) => each.endsWith('.ts') && !each.endsWith('.test.ts'))) {
    if (/\bqueueMail\((?!transaction: )/.test(await readFile(`${server}${file}`, 'utf8'))) senders.push(file)
  }
  expect(senders.toSorted()).toEqual(Object.keys(unlimited).toSorted())
})
