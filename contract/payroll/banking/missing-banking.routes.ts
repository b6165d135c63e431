import * as fields from '../../shared/messages/fields.ts'
import { z } from 'zod'
import { uuid } from '../../shared/identifier.ts'
import { currency } from '../../shared/money.ts'
import { operation } from '../../shared/operation.ts'
import { paging } from '../../shared/paging.ts'
import { searchWords } from '../../shared/search-words.ts'

/** Days between two reminders of the same person. */
export const reminderDays = 7

/** Who is owed money in a currency and has no account for it. */
const missingAccount = z.object({
  virtualassistant_uuid: z.uuid(),
  virtualassistant_name: z.string(),
  currency,
  /** Subscriptions they work on, by name. */
  projects: z.array(z.string()),
  /** Approved time and bills that aren't paid. */
  unpaid_cents: z.int(),
  last_reminder_date: z.iso.datetime().nullable(),
  /** False: they have no account to sign in with, or were reminded within the week. */
  may_be_reminded: z.boolean(),
})
export type MissingAccount = z.infer<typeof missingAccount>

/** D2.2 */
export const listMissingBanking = operation({
  name: 'bills.listMissingBanking',
  method: 'GET',
  path: '/virtualassistants/missingbankinginfo',
  summary: 'Assistants who are owed money and have no bank details',
  caller: ['admin_virtualassistant.view', 'admin_finance.view'],
  readsReplica: true,
  query: z.object({
    search: searchWords,
    currency: currency.optional(),
    pagination: paging(10, ['unpaid_cents', 'virtualassistant_name', 'last_reminder_date']),
  }),
  reply: z.object({
    assistants: z.array(missingAccount),
    count: z.int(),
    /** The day on which the next bills are made up. */
    next_run: z.iso.date(),
  }),
})

/** Those who were reminded within the week, or need nothing any more, are left out. */
export const remindOfBanking = operation({
  name: 'bills.remindOfBanking',
  method: 'POST',
  path: '/virtualassistants/missingbankinginfo/remind',
  summary: 'Ask assistants for their bank details',
  caller: ['admin_virtualassistant.edit', 'admin_finance.edit'],
  body: z.object({
    virtualassistant_uuids: z
      .array(uuid)
      .min(1, { error: () => fields.chooseSomeone() })
      .max(100),
  }),
  reply: z.object({ reminded: z.int(), left_out: z.int() }),
})
