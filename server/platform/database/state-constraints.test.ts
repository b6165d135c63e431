import { fileExportStates } from '@talentplace/contract/accounts/file-exports/file-export.states'
import { dataExportStates } from '@talentplace/contract/accounts/personal-data/data-export.states'
import { deletionRequestStates } from '@talentplace/contract/accounts/personal-data/deletion-request.states'
import { adjustmentStates } from '@talentplace/contract/adjustments/adjustment.states'
import { editionStates } from '@talentplace/contract/assistants/edition.states'
import { retentionStates } from '@talentplace/contract/assistants/retention.states'
import { referralStates } from '@talentplace/contract/attribution/referrals/referral.states'
import { billStates } from '@talentplace/contract/bills/bill.states'
import { payoutLineStates, payoutStates } from '@talentplace/contract/bills/payouts/payout.states'
import { spendingRequestStates } from '@talentplace/contract/clients/spending/spending-request.states'
import { discussionStates } from '@talentplace/contract/discussions/discussion.states'
import { feedbackStates } from '@talentplace/contract/feedback/feedback.states'
import { disputeStates } from '@talentplace/contract/invoices/dispute.states'
import { invoiceStates } from '@talentplace/contract/invoices/invoice.states'
import { manualRefundStates } from '@talentplace/contract/invoices/manual-refund.states'
import { refundStates } from '@talentplace/contract/invoices/refund.states'
import { alertStates } from '@talentplace/contract/operations/alerts/alert.states'
import { orderStates } from '@talentplace/contract/checkout/order.states'
import { applicationStates } from '@talentplace/contract/applications/application.states'
import { assistantStates } from '@talentplace/contract/matching/assistant.states'
import { meetingStates } from '@talentplace/contract/meetings/meeting.states'
import { chargeStates } from '@talentplace/contract/payments/charge.states'
import { candidateStates } from '@talentplace/contract/projects/match-candidate.states'
import { healthStates } from '@talentplace/contract/projects/health.states'
import { interestStates } from '@talentplace/contract/projects/interest.states'
import { accountStates, matchingStates } from '@talentplace/contract/projects/project.states'
import { replacementStates } from '@talentplace/contract/projects/replacement.states'
import { requirementStates } from '@talentplace/contract/projects/requirement.states'
import { redemptionStates } from '@talentplace/contract/promotions/promotion.states'
import { timeEntryStates } from '@talentplace/contract/time/time-entry.states'
import { timerStates } from '@talentplace/contract/time/timer.states'
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
