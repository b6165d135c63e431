import { bulkRowStates, bulkRunStates } from '@talentplace/contract/desk/bulk-runs/bulk-run.states'
import { fileExportStates } from '@talentplace/contract/desk/file-exports/file-export.states'
import { dataExportStates } from '@talentplace/contract/desk/personal-data/data-export.states'
import { deletionRequestStates } from '@talentplace/contract/desk/personal-data/deletion-request.states'
import { adjustmentStates } from '@talentplace/contract/billing/adjustments/adjustment.states'
import { editionStates } from '@talentplace/contract/talent/assistants/edition.states'
import { retentionStates } from '@talentplace/contract/talent/assistants/retention.states'
import { referralStates } from '@talentplace/contract/accounts/referrals/referral.states'
import { billStates } from '@talentplace/contract/payroll/bills/bill.states'
import { payoutLineStates, payoutStates } from '@talentplace/contract/payroll/payouts/payout.states'
import { spendingRequestStates } from '@talentplace/contract/accounts/spending/spending-request.states'
import { discussionStates } from '@talentplace/contract/work/discussions/discussion.states'
import { feedbackStates } from '@talentplace/contract/subscriptions/feedback/feedback.states'
import { disputeStates } from '@talentplace/contract/billing/invoices/dispute.states'
import { invoiceStates } from '@talentplace/contract/billing/invoices/invoice.states'
import { manualRefundStates } from '@talentplace/contract/billing/manual-refunds/manual-refund.states'
import { refundStates } from '@talentplace/contract/billing/invoices/refund.states'
import { alertStates } from '@talentplace/contract/desk/alerts/alert.states'
import { orderStates } from '@talentplace/contract/hiring/checkout/order.states'
import { applicationStates } from '@talentplace/contract/talent/applications/application.states'
import { assistantStates } from '@talentplace/contract/talent/assistants/assistant.states'
import { meetingStates } from '@talentplace/contract/core/calendar/meeting.states'
import { chargeStates } from '@talentplace/contract/billing/processor/charge.states'
import { candidateStates } from '@talentplace/contract/subscriptions/match-candidate.states'
import { healthStates } from '@talentplace/contract/subscriptions/health.states'
import { interestStates } from '@talentplace/contract/subscriptions/interest.states'
import { accountStates, matchingStates } from '@talentplace/contract/subscriptions/project.states'
import { replacementStates } from '@talentplace/contract/subscriptions/replacement.states'
import { requirementStates } from '@talentplace/contract/subscriptions/requirement.states'
import { redemptionStates } from '@talentplace/contract/billing/promotions/promotion.states'
import { timeEntryStates } from '@talentplace/contract/work/time/time-entry.states'
import { timerStates } from '@talentplace/contract/work/time/timer.states'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testDatabase, type TestDatabase } from '../../testing/database.ts'
import { stateTypes } from '../../testing/tables/column-types.ts'
import { readTables } from '../../testing/tables/read-tables.ts'

const stored = [
  ['invoices', 'status', invoiceStates],
  ['orders', 'state', orderStates],
  ['spending_requests', 'state', spendingRequestStates],
  ['charges', 'state', chargeStates],
  ['refunds', 'state', refundStates],
  ['manual_refunds', 'state', manualRefundStates],
  ['discussions', 'status', discussionStates],
  ['disputes', 'state', disputeStates],
  ['promotion_redemptions', 'state', redemptionStates],
  ['projects', 'matching_state', matchingStates],
  ['projects', 'ar_status', accountStates],
  ['va_relationships', 'interest', interestStates],
  ['project_requirements', 'status', requirementStates],
  ['replacement_requests', 'state', replacementStates],
  ['meetings', 'status', meetingStates],
  ['feedback', 'status', feedbackStates],
  ['applications', 'state', applicationStates],
  ['assistants', 'state', assistantStates],
  ['assistants', 'application_state', applicationStates],
  ['assistant_counts', 'state', assistantStates],
  ['retention_cases', 'state', retentionStates],
  ['profile_editions', 'state', editionStates],
  ['time_entries', 'status', timeEntryStates],
  ['time_day_sums', 'status', timeEntryStates],
  ['timers', 'state', timerStates],
  ['va_bills', 'status', billStates],
  ['adjustments', 'state', adjustmentStates],
  ['referrals', 'state', referralStates],
  ['alerts', 'status', alertStates],
  ['payouts', 'state', payoutStates],
  ['payout_lines', 'state', payoutLineStates],
  ['bulk_runs', 'state', bulkRunStates],
  ['bulk_run_rows', 'state', bulkRowStates],
  ['data_exports', 'state', dataExportStates],
  ['file_exports', 'state', fileExportStates],
  ['deletion_requests', 'state', deletionRequestStates],
] as const

/** States by another name. */
const namedOtherwise = [
  ['project_health', 'level', healthStates],
  ['match_candidates', 'stage', candidateStates],
] as const

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

describe('the states that the database takes', () => {
  it.each([...stored, ...namedOtherwise])('of %s.%s are those of the contract', async (table, column, { values }) => {
    const found = (await readTables(database.pool)).find(({ name }) => name === table)
    const listed = found?.columns.find(({ name }) => name === column)?.values
    expect(listed?.toSorted()).toEqual(values.map((value) => `'${value}'`).toSorted())
  })

  it('are declared for every column that is named for a state', async () => {
    const states = (await readTables(database.pool))
      .filter(({ name }) => name !== 'open_invoices')
      .flatMap(({ name, columns }) =>
        columns
          .filter((column) => column.values !== null && /(^|_)(state|status|interest)$/.test(column.name))
          .map((column) => `${name}.${column.name}`),
      )
    const declared = stored.map(([table, column]) => `${table}.${column}`)
    expect(states.toSorted()).toEqual(declared.toSorted())
    expect(Object.keys(stateTypes), 'typed as what only a step changes').toEqual(expect.arrayContaining(declared))
  })
})
