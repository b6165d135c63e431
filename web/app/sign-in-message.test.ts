import { expect, test } from 'vitest'
import { signInMessage } from './sign-in-message.ts'

test.each([
  ['/client/invoices/:uuid', 'Invoice', 'Sign in to open this invoice.'],
  ['/client/projects/:uuid/:rate_plan_uuid?', 'Subscription', 'Sign in to open this subscription.'],
  ['/client/projects/shortlist/:project_uuid', 'Your shortlist', 'Sign in to open your shortlist.'],
  ['/client/billing', 'Billing', 'Sign in to open Billing.'],
  ['/client/matching_meeting', 'Book a matching meeting', 'Sign in to book a matching meeting.'],
  ['/admin/utms/:utm_uuid', 'UTM', 'Sign in to open this UTM.'],
  ['/client/somewhere', undefined, 'Sign in to open this page.'],
])('a visitor at %s is told where signing in takes them', (path, title, message) => {
  expect(signInMessage({ path, ...(title !== undefined && { title }) })).toBe(message)
})
